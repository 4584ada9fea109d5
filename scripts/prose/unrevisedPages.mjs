import fs from 'node:fs';
import path from 'node:path';
import {UNREVISED_PAGES} from './constants.mjs';

/** @typedef {import('../../src/samples/types').Fault} Fault */

/**
 * Reads the list of pages that the limits of the rhythm don't bind yet.
 *
 * @param {string} root Absolute.
 * @returns {string[]} Paths from the root; none if there is no list.
 */
export function readUnrevised(root) {
  const file = path.join(root, UNREVISED_PAGES);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/**
 * Finds listed pages that don't exist: after a page was renamed, its new name may not join the list.
 *
 * @param {readonly string[]} unrevised
 * @param {readonly {path: string}[]} pages All pages of the site.
 * @returns {Fault[]}
 */
export function missingPages(unrevised, pages) {
  return unrevised
    .filter(listed => !pages.some(page => page.path === listed))
    .map(listed => ({
      page: UNREVISED_PAGES,
      // The list begins on the line after its bracket.
      line: unrevised.indexOf(listed) + 2,
      message: `there is no page "${listed}": remove it from the list (prose:rhythm)`,
    }));
}
