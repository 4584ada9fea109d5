import type {Fault} from '../Fence';

export interface Totals {
  /** Pages checked. */
  pages: number;
  /** Blocks in ts, tsx, js, and jsx. */
  blocks: number;
  compiled: number;
  run: number;
  /** Stated results that were compared. */
  results: number;
  excerpts: number;
  /** Blocks marked `no-check`. */
  unchecked: number;
  seconds: number;
  /** Peak memory of the check's own process so far, in bytes. */
  memory: number;
}

export interface Report {
  totals: Totals;
  faults: Fault[];
}

/** Formats the report as text: one line per fault, the way a compiler prints them, then the totals. */
export function formatReport({totals, faults}: Report): string {
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

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** @returns the faults by page and line, without duplicates */
export function sortFaults(faults: Fault[]): Fault[] {
  const unique = new Map(
    faults.map(fault => [`${fault.page}:${fault.line} ${fault.message}`, fault]),
  );
  return [...unique.values()].sort(
    (a, b) => Number(a.page > b.page) - Number(a.page < b.page) || a.line - b.line || 0,
  );
}
