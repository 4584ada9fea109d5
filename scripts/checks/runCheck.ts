import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';

/** Absolute path of this repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export type AnyOptions = NonNullable<ParseArgsConfig['options']>;

export type Values<Options extends AnyOptions> = ReturnType<
  typeof parseArgs<{options: Options}>
>['values'];

/**
 * Runs a check from the command line. `--help` prints its usage. The exit code is 0 if the check passes, 1 if it finds
 * something, and 2 if it can't run, for example because of an unknown option. In that case, it prints the error's
 * message.
 *
 * @param command.options - options in the format of `parseArgs`; `--help` is added
 * @param command.allowPositionals - whether positional arguments are allowed
 * @param command.check - prints what it found, and returns whether nothing was wrong
 */
export async function runCheck<Options extends AnyOptions>({
  usage,
  options,
  allowPositionals = false,
  check,
}: {
  usage: string;
  options: Options;
  allowPositionals?: boolean;
  check: (values: Values<Options>, positionals: string[]) => boolean | Promise<boolean>;
}) {
  try {
    if (process.argv.slice(2).includes('--help')) {
      console.log(usage);
      return;
    }
    const {values, positionals} = parseArgs({options, allowPositionals});
    process.exitCode = (await check(values, positionals)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
