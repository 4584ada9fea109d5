import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';

/** Absolute path of this repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export type AnyOptions = NonNullable<ParseArgsConfig['options']>;

type Values<Options extends AnyOptions> = ReturnType<
  typeof parseArgs<{options: Options}>
>['values'];

/** A check that can be run from the command line. */
export interface Command<Options extends AnyOptions> {
  usage: string;
  /** Options in the format of `parseArgs`. `--help` is added. */
  options: Options;
  /** Whether positional arguments are allowed. */
  allowPositionals?: boolean;
  /** Prints what it found, and returns whether nothing was wrong. */
  check: (values: Values<Options>, positionals: string[]) => boolean | Promise<boolean>;
}

/** Lets the types of a command's values follow from its options. */
export const defineCommand = <Options extends AnyOptions>(command: Command<Options>) => command;

/** Runs a check with the arguments of this process, and sets its exit code. */
export async function runCheck<Options extends AnyOptions>(command: Command<Options>) {
  process.exitCode = await callCheck(command, process.argv.slice(2));
}

/**
 * Runs a check. `--help` prints its usage.
 *
 * @returns the exit code: 0 if the check passes, 1 if it finds something, and 2 if it can't run, for example because of
 *   an unknown option; in that case, it prints the error's message
 */
export async function callCheck<Options extends AnyOptions>(
  {usage, options, allowPositionals = false, check}: Command<Options>,
  args: string[],
): Promise<0 | 1 | 2> {
  try {
    if (args.includes('--help')) {
      console.log(usage);
      return 0;
    }
    const {values, positionals} = parseArgs({args, options, allowPositionals});
    return (await check(values, positionals)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}
