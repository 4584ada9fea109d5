import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium, HEADLESS_PROGRAM, HOW_TO_GET_ONE} from '../findChromium';
import {downloadPlaywrights} from './downloadPlaywrights';
import {hasHeadless, installHeadless} from './installHeadless';
import {startsUp} from './startsUp';

/** A way to get a browser. */
export interface Way {
  /** Description for use in a sentence. */
  what: string;
  /** Path of the browser once it's installed. */
  program: string;
  get: () => Promise<void>;
}

/** @returns the ways that work on this system without admin rights, most promising first */
function ways(): Way[] {
  const download = {
    what: "Playwright's download, about 200 MB",
    program: chromium.executablePath(),
    get: () => downloadPlaywrights(),
  };
  const headless = {
    what: 'a headless build from the npm registry, about 65 MB',
    program: HEADLESS_PROGRAM,
    get: () => installHeadless(HEADLESS_PROGRAM),
  };
  return hasHeadless() ? [download, headless] : [download];
}

/**
 * Returns the path of a Chromium that starts, downloading one if necessary. Nothing is installed outside the project's
 * folder and Playwright's browser folder.
 *
 * @param options - for tests
 * @param options.find - throws if there's none
 * @throws {Error} if no way works; the message says what to do
 */
export async function getChromium({
  find = findChromium,
  ways: all = ways(),
  starts = startsUp,
  print = console.log,
}: {
  find?: () => string;
  ways?: readonly Way[];
  starts?: (program: string) => Promise<boolean>;
  print?: (text: string) => void;
} = {}): Promise<string> {
  const found = process.env.CHROMIUM ? find() : attempt(find);
  // If a browser was named explicitly, use it even if it doesn't start. The tests will show what's wrong with it.
  if (found && (process.env.CHROMIUM || (await starts(found)))) {
    return found;
  }
  print(found ? `The Chromium at ${found} doesn't start.` : 'No Chromium was found.');
  for (const {what, program, get} of all) {
    print(`Getting ${what} …`);
    try {
      await get();
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
    if (await starts(program)) {
      return program;
    }
    print(`That didn't work: nothing starts at ${path.normalize(program)}.`);
  }
  throw new Error(HOW_TO_GET_ONE);
}

function attempt(find: () => string) {
  try {
    return find();
  } catch {
    return undefined;
  }
}
