import {SourceMap} from 'node:module';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./types.mjs').Block} Block */
/** @typedef {import('./statedResults.mjs').Stated} Stated */
/** @typedef {import('./runner/runJob.mjs').Outcome} Outcome */
/**
 * @typedef {{name: string, map: string}} BundleFile Its name in stack traces, and its source map.
 */

/**
 * Compares what a block did with what the page says of it.
 *
 * @param {Block} block
 * @param {Stated[]} stated
 * @param {Outcome} outcome
 * @param {BundleFile} bundle
 * @returns {Fault[]}
 */
export function judgeOutcome(block, stated, outcome, bundle) {
  return [
    ...judgeError(block, outcome, bundle),
    ...judgeWarnings(block, outcome),
    ...judgeResults(block, stated, outcome),
  ];
}

/**
 * @param {Block} block
 * @param {Outcome} outcome
 * @param {BundleFile} bundle
 * @returns {Fault[]}
 */
function judgeError({page, line, marks}, {error}, bundle) {
  const threw = `threw ${flat(error?.message ?? '')}`;
  if (marks.throws === undefined) {
    return error ? [{page, line: lineInStack(error.stack, bundle) ?? line, message: threw}] : [];
  }
  if (error && flat(error.message).includes(flat(marks.throws))) {
    return [];
  }
  return [
    {page, line, message: `throws="${marks.throws}": ${error ? threw : 'nothing was thrown'}`},
  ];
}

/**
 * @param {Block} block
 * @param {Outcome} outcome
 * @returns {Fault[]}
 */
function judgeWarnings({page, line, marks}, {warnings}) {
  const {logs} = marks;
  if (logs === undefined || warnings.some(text => flat(text).includes(flat(logs)))) {
    return [];
  }
  const heard = flat(warnings.join(' | '));
  const message = heard ? `the console said ${heard}` : 'no error or warning was printed';
  return [{page, line, message: `logs="${logs}": ${message}`}];
}

/**
 * @param {Block} block
 * @param {Stated[]} stated
 * @param {Outcome} outcome
 * @returns {Fault[]}
 */
function judgeResults({page, marks}, stated, {error, results}) {
  // What stands behind an error that the page does not announce cannot be reached: one fault is
  // enough.
  const isCutShort = error !== undefined && marks.throws === undefined;
  return stated.flatMap(({kind, texts, line}, index) => {
    const {agrees = false, shown = []} = results[index] ?? {};
    if (agrees || (shown.length === 0 && isCutShort)) {
      return [];
    }
    const seen = shown.map(flat).join(', then ');
    const did = kind === 'print' ? `printed ${seen}` : `the value is ${seen}`;
    const message = `${shown.length === 0 ? 'never reached' : did}, the page says ${texts.join(' ')}`;
    return [{page, line, message}];
  });
}

/**
 * @param {string} stack
 * @param {BundleFile} bundle
 * @returns {number | undefined} Line of the page: the first place in the stack that is in the
 *   block.
 */
function lineInStack(stack, {name, map}) {
  const sourceMap = new SourceMap(JSON.parse(map));
  for (const frame of stack.split('\n').filter(text => text.includes(name))) {
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const found = sourceMap.findEntry(Number(row) - 1, Number(column) - 1);
    if ('originalSource' in found && found.originalSource.startsWith('entry:')) {
      return found.originalLine + 1;
    }
  }
  return undefined;
}

/**
 * @param {string} text
 * @returns {string} On one line, with single spaces.
 */
function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}
