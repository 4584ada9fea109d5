import {writeFile} from 'node:fs/promises';
import type {Element} from 'hast';
import type {PolicySources} from './policySources';
import type {BuiltPage} from './BuiltPage';
import type {HeadChange, HeadEdit} from './HeadEdit';

/** Minified pages may omit the head's end tag. */
function endOfHead(html: string): number {
  const endTag = html.indexOf('</head>');
  return endTag < 0 ? html.indexOf('<body') : endTag;
}

/** Adds HTML after the encoding, or else at the start of the head. */
function withFirst(head: string, added: string): string {
  const [start = ''] =
    /^.*?<meta charset[^>]*>/is.exec(head) ?? /^.*?<head[^>]*>/is.exec(head) ?? [];
  return start + added + head.slice(start.length);
}

/** Adds HTML after the last link to a style sheet, or else at the end of the head. */
function withStyles(head: string, added: string): string {
  const [start = head] = /^.*<link\b[^>]*\bstylesheet\b[^>]*>/is.exec(head) ?? [];
  return start + added + head.slice(start.length);
}

/** Removes some elements from the HTML. */
function withoutElements(html: string, elements: readonly Element[]): string {
  return elements
    .map(({position}) => ({start: position?.start.offset ?? 0, end: position?.end.offset ?? 0}))
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, {start, end}) => rest.slice(0, start) + rest.slice(end), html);
}

/** Edits the head of a built page. Its elements cost no JavaScript, because React doesn't render them. */
export async function editHead(
  page: BuiltPage,
  edits: readonly HeadEdit[],
  sources: PolicySources,
): Promise<void> {
  const end = endOfHead(page.html);
  if (end < 0) {
    return;
  }
  const changes: HeadChange[] = [];
  for (const edit of edits) {
    const change = await edit(page, sources);
    if (change) {
      changes.push(change);
    }
  }
  if (changes.length > 0) {
    const removed = changes.flatMap(change => change.removed ?? []);
    const head = withoutElements(page.html.slice(0, end), removed);
    const first = changes.map(change => change.addedFirst ?? '').join('');
    const styles = changes.map(change => change.addedStyles ?? '').join('');
    const added = changes.map(change => change.added).join('');
    const edited = withStyles(withFirst(head, first), styles);
    await writeFile(page.file, edited + added + page.html.slice(end));
  }
}
