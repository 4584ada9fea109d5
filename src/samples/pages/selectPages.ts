import path from 'node:path';
import {PAGE_FOLDERS} from './listPages';

/**
 * Selects the pages that `--only` names.
 *
 * @param pages - pages with their path from the root
 * @param root - absolute path
 * @param only - absolute path of a folder or a page; undefined selects all pages
 * @throws {Error} if `only` matches no page
 */
export function selectPages<Page extends {path: string}>(
  pages: Page[],
  root: string,
  only: string = root,
): Page[] {
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
