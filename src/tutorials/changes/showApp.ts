import {createHash} from 'node:crypto';
import {shownLines} from '../../samples/excerpts/findShownLines';
import {isOmission} from '../../samples/excerpts/locateExcerpt';
import {mergeExcerpt} from '../../samples/excerpts/mergeExcerpt';
import type {Fence} from '../../samples/Fence';
import {nameOf, type AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {linesOf} from '../project/diffLines';
import {blockState, type BlockState} from './blockState';
import {fileChanges, isRewritten, numbersOf, type FileLine} from './fileChanges';
import {markExcerpt} from './markExcerpt';

/** What a block changes in its file. `before` is undefined for a new file. */
export interface FileChange {
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * Marks what a block with `app=essentials/3` changes in its file since the page last showed it: added lines are marked,
 * and removed lines are inserted. Blocks with `solution=…` are compared with the app that they change. Blocks from a
 * guide's project, `app=guides/nextjs`, get no marks.
 *
 * @param change - undefined if the block isn't a step of the page
 */
export function showApp(fence: Fence, reader: AppReader, change?: FileChange): Fence {
  const {app, solution, title, hidden, role} = fence.marks;
  if (!title || hidden) {
    return fence;
  }
  if (solution) {
    // What readers begin an exercise with isn't a change.
    return role ? fence : showSolution(fence, reader.read(solution, title));
  }
  const target = app && reader.read(app, title);
  if (app && typeof app.part !== 'number' && target !== undefined) {
    return showFile(fence, app, {before: undefined, after: target}, target);
  }
  // Otherwise, the app has no such file, which the sample check reports.
  return app && change ? showFile(fence, app, change, target) : fence;
}

/** @param target - the file at the end of the part, if it's there */
function showFile(
  fence: Fence,
  app: Snapshot,
  {before, after}: FileChange,
  target: string | undefined,
): Fence {
  const {title = '', draft = false} = fence.marks;
  const file = fileChanges(before, after);
  const {lines, isComplete: showsAll} = markExcerpt(shownLines(fence.code), file);
  const isDraft = draft && !fence.code.some(isOmission);
  const isFinished = isSameText(after, target);
  const isComplete = showsAll && (draft || isFinished);
  const state = stateOf(app, before, file, isComplete);
  return {
    ...withLines(fence, state === 'replaced' ? withoutChanges(lines) : lines),
    appFile: {
      app: nameOf(app),
      file: title,
      state,
      isDraft: isDraft || undefined,
      isWhole: showsAll,
      version: showsAll || isFinished ? undefined : hashOf(after),
      lines: linesOf(after).length,
    },
  };
}

/** Compares blank lines as well: once a page has shown all others, a file has those of the app. */
function isSameText(text: string, other: string | undefined): boolean {
  return other !== undefined && linesOf(text).join('\n') === linesOf(other).join('\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** A guide shows files of a finished project, so none of them are new. */
function stateOf(app: Snapshot, ...args: Parameters<typeof blockState>): BlockState {
  if (typeof app.part === 'number') {
    return blockState(...args);
  }
  return args[2] ? 'whole' : 'excerpt';
}

/** Marks what a solution changes in an existing file. */
function showSolution(fence: Fence, before: string | undefined): Fence {
  if (before === undefined) {
    return fence;
  }
  const merged = mergeExcerpt(fence.code, linesOf(before));
  const file = fileChanges(before, merged.lines.join('\n'));
  return isRewritten(file)
    ? fence
    : withLines(fence, markExcerpt(shownLines(fence.code), file).lines);
}

/** Replaces the lines of a fence and marks what changed. */
function withLines(fence: Fence, lines: readonly FileLine[]): Fence {
  return {
    ...fence,
    code: lines.map(({text}) => text),
    marks: {
      ...fence.marks,
      added: numbersOf(lines, 'added'),
      removed: numbersOf(lines, 'removed'),
    },
  };
}

/** The lines after the change, without marks. */
function withoutChanges(lines: readonly FileLine[]): FileLine[] {
  return lines.filter(({change}) => change !== 'removed').map(({text}) => ({text}));
}
