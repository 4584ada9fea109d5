import {writeFile} from 'node:fs/promises';
import {findBuiltPage, withoutBaseUrl} from '../postBuild/readBuiltPage';
import type {BuiltSite} from '../postBuild/writeCodeFiles';

/**
 * Changes the head of a built page.
 *
 * @param head - HTML of the page up to the end of its head
 * @param route - of the page, with the base URL
 * @returns the head as it is to be; the same where there is nothing to change
 */
export type HeadEdit = (head: string, route: string) => string | Promise<string>;

/** Minified, a page may have no end tag of its head. */
function endOfHead(html: string): number {
  const endTag = html.indexOf('</head>');
  return endTag < 0 ? html.indexOf('<body') : endTag;
}

/**
 * Applies edits, one after another, to the heads of all built pages. What they add costs no JavaScript:
 * React never learns of it.
 */
export async function editHeads(
  {outDir, baseUrl, routesPaths}: BuiltSite,
  edits: readonly HeadEdit[],
): Promise<void> {
  if (edits.length === 0) {
    return;
  }
  for (const route of new Set(routesPaths)) {
    const page = await findBuiltPage(outDir, withoutBaseUrl(route, baseUrl));
    const end = page ? endOfHead(page.html) : -1;
    if (page && end >= 0) {
      const original = page.html.slice(0, end);
      let head = original;
      for (const edit of edits) {
        head = await edit(head, route);
      }
      if (head !== original) {
        await writeFile(page.file, head + page.html.slice(end));
      }
    }
  }
}
