import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';

/** Absolute folder of this repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export type AnyOptions = NonNullable<ParseArgsConfig['options']>;

export type Values<Options extends AnyOptions> = ReturnType<
  typeof parseArgs<{options: Options}>
>['values'];

/**
 * Runs a check from the command line. `--help` prints its usage. The process ends with 0 if the check
 * passes, with 1 if it finds something, and with 2 if it can't work, for example because of an unknown
 * option; then the error's message says why.
 *
 * @param command.options - As `parseArgs` takes them; `--help` is added.
 * @param command.allowPositionals - Whether words without an option are arguments, too.
 * @param command.check - Prints what it found, and returns whether nothing was wrong.
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
