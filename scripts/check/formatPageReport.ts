import type {Fault} from '../../src/samples/Fence';

/**
 * Formats the report as text: one line per fault, the way a compiler prints them, then a verdict.
 *
 * @param page - path from the root
 * @param faults - by line
 * @param seconds - how long the check took
 */
export function formatPageReport(page: string, faults: readonly Fault[], seconds: number): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`;
  return [
    ...faults.map(({page: at, line, message}) => `${at}:${line} ${message}`),
    `${page}: ${count} (${seconds.toFixed(1)} s)`,
  ].join('\n');
}
