import path from 'node:path';
import {PAGE_FOLDERS} from './listPages.mjs';

/**
 * Selects the pages that `--only` names.
 *
 * @template {{path: string}} Page
 * @param {Page[]} pages By path from the root.
 * @param {string} root Absolute.
 * @param {string} [only] Absolute path of a folder or a page; without it, all pages are selected.
 * @returns {Page[]}
 * @throws {Error} If it names no page.
 */
export function selectPages(pages, root, only = root) {
  const wanted = path.relative(root, only).split(path.sep).join('/');
  const selected = pages.filter(
    page => wanted === '' || page.path === wanted || page.path.startsWith(`${wanted}/`),
  );
  if (selected.length === 0) {
    const places = PAGE_FOLDERS.map(folder => `${folder}/`).join(' or ');
    throw new Error(`--only ${wanted}: there is no such page or folder of pages in ${places}`);
  }
  return selected;
}
