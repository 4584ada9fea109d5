import {writeFile} from 'node:fs/promises';
import {findBuiltPage, withoutBaseUrl, type BuiltPage} from '../postBuild/readBuiltPage';
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

/** Pages at once: enough to keep every core busy, and few enough to keep in memory. */
const PAGES_AT_ONCE = 4;

async function editHead(page: BuiltPage, route: string, edits: readonly HeadEdit[]): Promise<void> {
  const end = endOfHead(page.html);
  if (end < 0) {
    return;
  }
  const original = page.html.slice(0, end);
  let head = original;
  for (const edit of edits) {
    head = await edit(head, route);
  }
  if (head !== original) {
    await writeFile(page.file, head + page.html.slice(end));
  }
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
  const waiting = new Set(routesPaths).values();
  const editNext = async () => {
    for (const route of waiting) {
      const page = await findBuiltPage(outDir, withoutBaseUrl(route, baseUrl));
      if (page) {
        await editHead(page, route, edits);
      }
    }
  };
  await Promise.all(Array.from({length: PAGES_AT_ONCE}, editNext));
}
