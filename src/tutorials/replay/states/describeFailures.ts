import {lineShowing} from '../checks/stepLines';
import type {Step} from '../../steps/Step';
import type {Failure} from './compile';

/** Maximum number of failures to quote. */
const QUOTED = 3;

/**
 * Describes the first failures of the compiler or the tests, one per line, with the line of the page that shows the
 * code.
 *
 * @param files - the files of the app by path
 * @param steps - the steps that led to this state
 */
export function describeFailures(
  failures: Failure[],
  files: ReadonlyMap<string, string>,
  steps: Step[],
) {
  const lines = failures.slice(0, QUOTED).map(failure => {
    const {file, line, message} = failure;
    if (file === undefined) {
      return message;
    }
    const shown = lineOnPage(failure, files, steps);
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}${shown === undefined ? '' : ` (line ${shown} of the page)`} ${message}`;
  });
  const rest = failures.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].map(line => `\n  ${line}`).join('');
}

function lineOnPage({file = '', line}: Failure, files: ReadonlyMap<string, string>, steps: Step[]) {
  const text = line === undefined ? '' : files.get(file)?.split('\n')[line - 1]?.trim();
  return text ? lineShowing(steps, file, each => each.trim() === text) : undefined;
}
