import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium, HEADLESS_PROGRAM, HOW_TO_GET_ONE} from '../findChromium.mjs';
import {downloadPlaywrights} from './downloadPlaywrights.mjs';
import {hasHeadless, installHeadless} from './installHeadless.mjs';
import {startsUp} from './startsUp.mjs';

/**
 * A way to get a browser.
 *
 * @typedef {object} Way
 * @property {string} what as a sentence says it
 * @property {string} program where the browser is afterward
 * @property {() => Promise<void>} get
 */

/** @returns {Way[]} those that work on this system, likeliest first; none of them needs rights of an administrator */
function ways() {
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
 * The path of a Chromium that starts: one that this system has, else one that's downloaded now. Nothing is installed
 * outside the folders of the project and of Playwright's browsers.
 *
 * @param {object} [options] for tests
 * @param {() => string} [options.find] throws where there's none
 * @param {readonly Way[]} [options.ways]
 * @param {(program: string) => Promise<boolean>} [options.starts]
 * @param {(text: string) => void} [options.print]
 * @returns {Promise<string>}
 * @throws {Error} saying what a person can do, where no way works
 */
export async function getChromium({
  find = findChromium,
  ways: all = ways(),
  starts = startsUp,
  print = console.log,
} = {}) {
  const found = process.env.CHROMIUM ? find() : attempt(find);
  // One that's named is what somebody wants to use: it's for the tests to say what's wrong with it.
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

/** @param {() => string} find */
function attempt(find) {
  try {
    return find();
  } catch {
    return undefined;
  }
}
