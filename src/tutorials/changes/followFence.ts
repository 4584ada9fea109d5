import {findCuts} from '../../samples/excerpts/findCuts';
import {isGap, isPageComment} from '../../samples/excerpts/locateExcerpt';
import {mergeExcerpt} from '../../samples/excerpts/mergeExcerpt';
import {linesOf} from './fileChanges';
import type {AppReader} from '../../snapshots/appFiles';
import {locateLines} from '../replay/project/locateLines';
import {TextFile} from '../replay/project/TextFile';
import type {Snapshot} from '../../snapshots/Snapshot';
import type {Fence} from '../../samples/Fence';

/** What a page has shown of the apps so far. */
export interface PageState {
  readonly reader: AppReader;
  /** Files that the page has shown so far, as a reader has them at this point. */
  readonly files: Map<string, TextFile>;
}

/**
 * Updates the page's copy of a file to its state after a block.
 *
 * @returns undefined if the app has no such file
 */
export function followFence(
  fence: Fence,
  {app, title, target}: {app: Snapshot; title: string; target: string | undefined},
  page: PageState,
): {before: string | undefined; after: string} | undefined {
  if (typeof app.part !== 'number') {
    return target === undefined ? undefined : {before: undefined, after: target};
  }
  const file =
    page.files.get(title) ?? new TextFile(title, page.reader.readStart(app, title), target);
  const before = file.text();
  if (fence.marks.draft) {
    const after = draftText(fence, before);
    page.files.set(title, new TextFile(title, after, target));
    return {before, after};
  }
  if (target === undefined) {
    return undefined;
  }
  const shown = locateLines(linesToShow(fence), linesOf(target)).places;
  file.show(shown.values());
  page.files.set(title, file);
  return {before, after: file.text() ?? ''};
}

/** A draft with gaps changes the file; one without is the whole file. */
function draftText({code: lines}: Fence, before: string | undefined): string {
  const code = lines.filter(line => !isPageComment(line));
  const merged = code.some(isGap)
    ? mergeExcerpt(code, before === undefined ? undefined : linesOf(before)).lines
    : code;
  return `${merged.join('\n')}\n`;
}

/** The lines between a block's cut marks, without leading and trailing blank lines. */
export function linesToShow({code}: Fence): readonly string[] {
  const {from, to} = findCuts(code);
  const shown = code.slice(from, to);
  const isText = (line: string) => line.trim() !== '';
  return shown.slice(Math.max(shown.findIndex(isText), 0), shown.findLastIndex(isText) + 1);
}
