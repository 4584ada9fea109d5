import fs from 'node:fs';
import path from 'node:path';
import {UNREVISED_PAGES} from './constants';
import type {Fault} from '../../src/samples/types';

/**
 * Reads the list of pages that are still exempt from the limits of rhythm.
 *
 * @param root - absolute path
 * @returns paths from the root; empty if there's no list
 */
export function readUnrevised(root: string): string[] {
  const file = path.join(root, UNREVISED_PAGES);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/**
 * Finds listed pages that don't exist. If a page is renamed, its new name can't be added to the list.
 *
 * @param pages - all pages of the site
 */
export function missingPages(
  unrevised: readonly string[],
  pages: readonly {path: string}[],
): Fault[] {
  return unrevised
    .filter(listed => !pages.some(page => page.path === listed))
    .map(listed => ({
      page: UNREVISED_PAGES,
      // The list starts on the line after its opening bracket.
      line: unrevised.indexOf(listed) + 2,
      message: `there is no page "${listed}": remove it from the list (prose:rhythm)`,
    }));
}
