import {readCreateCommand} from './readCreateCommand';
import {readTemplate} from './readTemplate';

/** Path in the project → text. */
export type TextFiles = ReadonlyMap<string, string>;

/**
 * The files that a command of create-vite makes, if a page has one: then its part starts from them, and
 * not from the part before.
 *
 * @param shells - the blocks in Bash of the page
 * @throws {Error} where the template is not kept here
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
