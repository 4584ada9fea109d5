import {writeFile} from 'node:fs/promises';
import type {HeadChange, HeadEdit} from '../builtSite/HeadEdit';
import type {HtmlElement} from '../builtSite/html';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';

/** Minified, a page may have no end tag of its head. */
function endOfHead(html: string): number {
  const endTag = html.indexOf('</head>');
  return endTag < 0 ? html.indexOf('<body') : endTag;
}

/** HTML without some of its elements. */
function withoutElements(html: string, elements: readonly HtmlElement[]): string {
  return elements
    .map(({sourceCodeLocation}) => sourceCodeLocation)
    .filter(location => location !== null && location !== undefined)
    .toSorted((a, b) => b.startOffset - a.startOffset)
    .reduce(
      (rest, {startOffset, endOffset}) => rest.slice(0, startOffset) + rest.slice(endOffset),
      html,
    );
}

/**
 * Applies edits to the heads of all built pages. What they add costs no JavaScript: React never learns of it.
 */
export function editHeads(edits: readonly HeadEdit[]): BuiltSiteVisitor {
  return {
    async visit(page) {
      const end = endOfHead(page.html);
      if (end < 0) {
        return;
      }
      const changes: HeadChange[] = [];
      for (const edit of edits) {
        const change = await edit(page);
        if (change) {
          changes.push(change);
        }
      }
      if (changes.length > 0) {
        const removed = changes.flatMap(change => change.removed ?? []);
        const head = withoutElements(page.html.slice(0, end), removed);
        const added = changes.map(change => change.added).join('');
        await writeFile(page.file, head + added + page.html.slice(end));
      }
    },
  };
}
