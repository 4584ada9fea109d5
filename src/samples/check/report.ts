import type {Fault} from '../types';

export interface Totals {
  /** Pages looked at. */
  pages: number;
  /** Blocks in ts, tsx, js and jsx. */
  blocks: number;
  compiled: number;
  run: number;
  /** Stated results that were compared. */
  results: number;
  excerpts: number;
  /** Blocks marked `no-check`. */
  unchecked: number;
  seconds: number;
  /** Bytes: the most that the check's own process has held so far. */
  memory: number;
}

export interface Report {
  totals: Totals;
  faults: Fault[];
}

/** The report as text: a line for each fault, like a compiler's, then the totals. */
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

/** @returns by page and line, each once */
export function sortFaults(faults: Fault[]): Fault[] {
  const unique = new Map(
    faults.map(fault => [`${fault.page}:${fault.line} ${fault.message}`, fault]),
  );
  return [...unique.values()].sort(
    (a, b) => Number(a.page > b.page) - Number(a.page < b.page) || a.line - b.line || 0,
  );
}
