import type {PageReport} from './createPageCheck';

/**
 * Formats the report as text: one line per warning or fault, the way a compiler prints them, then a verdict.
 *
 * @param page - path from the root
 * @param seconds - how long the check took
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
