import type {PageReport} from './createPageCheck';

/**
 * The report as text: a line for each warning and fault, like a compiler's, then a verdict.
 *
 * @param page - path from the root
 * @param seconds - that the check took
 */
export function formatPageReport(
  page: string,
  {faults, warnings}: PageReport,
  seconds: number,
): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`;
  return [
    ...warnings.map(({page: at, line, message}) => `${at}:${line} warning: ${message}`),
    ...faults.map(({page: at, line, message}) => `${at}:${line} ${message}`),
    `${page}: ${count} (${seconds.toFixed(1)} s)`,
  ].join('\n');
}
