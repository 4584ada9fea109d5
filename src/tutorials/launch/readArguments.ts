import path from 'node:path';
import {parseArgs} from 'node:util';

/**
 * Parses the arguments after `npm run example --`.
 *
 * @param args - such as `['essentials/3', '--out', 'toolshed']`
 * @param cwd - absolute path of the folder that the command was run in
 * @returns the options; `out` is an absolute path
 * @throws {Error} if an option is unknown or has no value
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
