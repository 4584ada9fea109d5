import {isPageComment} from '../excerpts/locateExcerpt';
import {mergeExcerpt} from '../excerpts/mergeExcerpt';
import {findCuts} from '../excerpts/findCuts';
import {nameOf, type AppReader} from '../../tutorials/snapshots/appFiles';
import type {Snapshot} from '../../tutorials/snapshots/Snapshot';
import {blockState, type BlockState} from '../../tutorials/changes/blockState';
import {
  fileChanges,
  isRewritten,
  linesOf,
  numbersOf,
  type FileLine,
} from '../../tutorials/changes/fileChanges';
import {markExcerpt} from '../../tutorials/changes/markExcerpt';
import type {PageStart} from '../../tutorials/changes/pageStart';
import type {Fence} from './Fence';

/** What a page has shown of the apps so far, and where it began. */
export interface PageState {
  readonly reader: AppReader;
  readonly start: PageStart;
  /** Files as the page itself has them, where they are not those of a snapshot. */
  readonly drafts: Map<string, string>;
}

/**
 * Marks what a part changes in a file of its app, for blocks with `app=essentials/3`: the lines that it
 * adds are marked, those that it removes are put in. Blocks of a guide's project, `app=guides/nextjs`,
 * get no such marks. Those with `solution=…` are marked, too, beside the app that they change.
 */
export function showApp(fence: Fence, page: PageState): Fence {
  const {app, solution, title, hidden} = fence.marks;
  if (!title || hidden) {
    return fence;
  }
  if (solution) {
    const part = {series: solution.name, part: solution.part};
    return showSolution(fence, page.reader.read(part, title));
  }
  return app ? showFile(fence, {series: app.name, part: app.part}, title, page) : fence;
}

/** Unchanged where the app has no such file: the sample check names it. */
function showFile(fence: Fence, app: Snapshot, title: string, page: PageState): Fence {
  const isDraft = fence.marks.draft === true;
  const now = (isDraft && fileText(fence)) || page.reader.read(app, title);
  if (now === undefined) {
    return fence;
  }
  const before = page.drafts.get(title) ?? page.start.read(app, title);
  const file = fileChanges(before, now);
  const {lines, isComplete} = markExcerpt(linesToShow(fence), file);
  const state = stateOf(app, before, file, isComplete);
  const isReplaced = state === 'replaced' || (isDraft && isRewritten(file));
  if (isDraft) {
    page.drafts.set(title, now);
  }
  return {
    ...withLines(fence, isReplaced ? withoutChanges(lines) : lines),
    appFile: {
      app: nameOf(app),
      file: title,
      state: isDraft ? 'draft' : state,
      isWhole: isDraft || isComplete,
      lines: file.filter(({change}) => change !== 'removed').length,
    },
  };
}

/** A guide shows files of a finished project, so none of them is new. */
function stateOf(app: Snapshot, ...args: Parameters<typeof blockState>): BlockState {
  if (typeof app.part === 'number') {
    return blockState(...args);
  }
  return args[2] ? 'whole' : 'excerpt';
}

/** Marks what a solution changes in a file that is there already. */
function showSolution(fence: Fence, before: string | undefined): Fence {
  if (before === undefined) {
    return fence;
  }
  const merged = mergeExcerpt([...fence.lines], linesOf(before));
  const file = fileChanges(before, merged.lines.join('\n'));
  return isRewritten(file) ? fence : withLines(fence, markExcerpt(linesToShow(fence), file).lines);
}

/** All of a block as it is in its file: without what marks or cuts lines. */
function fileText({lines}: Fence): string {
  return lines.filter(line => !isPageComment(line)).join('\n');
}

/** The lines between the cuts of a block, without blank ones at their ends. */
function linesToShow({lines}: Fence): string[] {
  const {from, to} = findCuts([...lines]);
  const shown = lines.slice(from, to);
  const isText = (line: string) => line.trim() !== '';
  return shown.slice(Math.max(shown.findIndex(isText), 0), shown.findLastIndex(isText) + 1);
}

/** The fence with other lines, without the indentation that they share, and with their changes. */
function withLines(fence: Fence, lines: readonly FileLine[]): Fence {
  const texts = lines.map(({text}) => text);
  const indents = texts.filter(text => text.trim() !== '').map(text => text.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  return {
    ...fence,
    lines: texts.map(text => text.slice(shared)),
    changes: {added: numbersOf(lines, 'added'), removed: numbersOf(lines, 'removed')},
  };
}

/** The lines as they are after the change, without marks. */
function withoutChanges(lines: readonly FileLine[]): FileLine[] {
  return lines.filter(({change}) => change !== 'removed').map(({text}) => ({text}));
}
