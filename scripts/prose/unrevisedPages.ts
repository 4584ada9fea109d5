import fs from 'node:fs';
import path from 'node:path';
import {UNREVISED_PAGES} from './constants';
import type {Fault} from '../../src/samples/types';

/**
 * Reads the list of pages that the limits of the rhythm don't bind yet.
 *
 * @param root - Absolute.
 * @returns Paths from the root; none if there is no list.
 */
export function readUnrevised(root: string): string[] {
  const file = path.join(root, UNREVISED_PAGES);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/**
 * Finds listed pages that don't exist: after a page was renamed, its new name may not join the list.
 *
 * @param pages - All pages of the site.
 */
export function missingPages(
  unrevised: readonly string[],
  pages: readonly {path: string}[],
): Fault[] {
  return unrevised
    .filter(listed => !pages.some(page => page.path === listed))
    .map(listed => ({
      page: UNREVISED_PAGES,
      // The list begins on the line after its bracket.
      line: unrevised.indexOf(listed) + 2,
      message: `there is no page "${listed}": remove it from the list (prose:rhythm)`,
    }));
}
