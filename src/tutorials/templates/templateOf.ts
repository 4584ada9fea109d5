import {readCreateCommand} from './readCreateCommand';
import {readTemplate} from './readTemplate';

/** Text by path in the project. */
export type TextFiles = ReadonlyMap<string, string>;

/**
 * Returns the files created by a page's create-vite command, if it has one. Its part then starts from them instead of
 * from the previous part.
 *
 * @param shells - the page's Bash blocks
 * @throws {Error} if the template isn't saved here
 */
export function templateOf(shells: readonly string[]): TextFiles | undefined {
  for (const line of shells.flatMap(code => code.split('\n'))) {
    const created = readCreateCommand(line.trim().split(/\s+/));
    if (created) {
      return readTemplate(created.template, created.project);
    }
  }
  return undefined;
}
