/** @typedef {import('./types.mjs').Fault} Fault */

/**
 * @typedef {object} Totals
 * @property {number} pages Pages looked at.
 * @property {number} blocks Blocks in ts, tsx, js and jsx.
 * @property {number} compiled
 * @property {number} run
 * @property {number} results Stated results that were compared.
 * @property {number} excerpts
 * @property {number} unchecked Blocks marked `no-check`.
 * @property {number} seconds
 * @property {number} memory Bytes: the most that the check's own process has held so far.
 *
 * @typedef {{totals: Totals, faults: Fault[]}} Report
 */

/**
 * The report as text: a line for each fault, like a compiler's, then the totals.
 *
 * @param {Report} report
 * @returns {string}
 */
export function formatReport({totals, faults}) {
  const lines = faults.map(({page, line, message}) => `${page}:${line} ${message}`);
  const counts = [
    `${count(totals.blocks, 'sample')} on ${count(totals.pages, 'page')}`,
    `${totals.compiled} compiled`,
    `${totals.run} run`,
    `${count(totals.results, 'result')} compared`,
    count(totals.excerpts, 'excerpt'),
    `${totals.unchecked} not checked`,
  ].join(', ');
  const verdict = faults.length === 0 ? 'no faults' : count(faults.length, 'fault');
  return [...lines, `${counts}: ${verdict} (${totals.seconds.toFixed(1)} s)`].join('\n');
}

/**
 * @param {number} number
 * @param {string} noun
 */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * @param {Fault[]} faults
 * @returns {Fault[]} By page and line, each once.
 */
export function sortFaults(faults) {
  const unique = new Map(
    faults.map(fault => [`${fault.page}:${fault.line} ${fault.message}`, fault]),
  );
  return [...unique.values()].sort(
    (a, b) => Number(a.page > b.page) - Number(a.page < b.page) || a.line - b.line || 0,
  );
}
