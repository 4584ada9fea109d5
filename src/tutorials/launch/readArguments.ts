import path from 'node:path';
import {parseArgs} from 'node:util';

/**
 * Reads what stands behind `npm run example --`.
 *
 * @param args - such as `['essentials/3', '--out', 'toolshed']`
 * @param cwd - absolute path of the folder that the command was typed in
 * @returns `out` is an absolute path
 * @throws {Error} when an option is unknown or lacks its value
 */
export function readArguments(
  args: string[],
  cwd: string,
): {names: string[]; out: string | undefined} {
  const {positionals, values} = parseArgs({
    args,
    allowPositionals: true,
    options: {out: {type: 'string'}},
  });
  return {names: positionals, out: values.out && path.resolve(cwd, values.out)};
}
