import fs from 'node:fs';
import path from 'node:path';

/** Folders with Markdown: the articles, and the pages that import Markdown. */
export const PAGE_FOLDERS = ['docs', 'src/pages'];

/**
 * Lists the Markdown and MDX files of a site.
 *
 * @param root - folder with `docs/` and `src/pages/`; either may be missing
 * @returns paths from the root with forward slashes, sorted within each folder
 */
export function listPages(root: string): string[] {
  return PAGE_FOLDERS.flatMap(folder => listFolder(root, folder));
}

/** @param folder - relative to the root */
function listFolder(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs
    .readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .sort();
}
