import {isGap} from '../../samples/excerpts/locateExcerpt';
import {mergeExcerpt} from '../../samples/excerpts/mergeExcerpt';
import {nameOf} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {blockState, type BlockState} from './blockState';
import {fileChanges, isRewritten, linesOf, numbersOf, type FileLine} from './fileChanges';
import {markExcerpt} from './markExcerpt';
import type {Fence} from '../../samples/Fence';
import {followFence, linesToShow, type PageState} from './followFence';

/**
 * Marks what a block with `app=essentials/3` changes in its file since the page last showed it: added lines are marked,
 * and removed lines are inserted. Blocks with `solution=…` are compared with the app that they change. Blocks from a
 * guide's project, `app=guides/nextjs`, get no marks.
 */
export function showApp(fence: Fence, page: PageState): Fence {
  const {app, solution, title, hidden, role} = fence.marks;
  if (!title || hidden) {
    return fence;
  }
  // What readers begin an exercise with isn't a change.
  if (solution && role) {
    return fence;
  }
  if (solution) {
    return showSolution(fence, page.reader.read(solution, title));
  }
  return app ? showFile(fence, app, title, page) : fence;
}

/** Leaves the fence unchanged if the app has no such file. The sample check reports that. */
function showFile(fence: Fence, app: Snapshot, title: string, page: PageState): Fence {
  const isDraft = fence.marks.draft === true;
  const target = page.reader.read(app, title);
  const step = followFence(fence, {app, title, target}, page);
  if (!step) {
    return fence;
  }
  const file = fileChanges(step.before, step.after);
  const {lines, isComplete: showsAll} = markExcerpt(linesToShow(fence), file);
  const isPatch = isDraft && fence.code.some(isGap);
  const isComplete = showsAll && (isDraft || isSameText(step.after, target));
  const state = isDraft && !isPatch ? 'draft' : stateOf(app, step.before, file, isComplete);
  const isReplaced = state === 'replaced' || (isDraft && !isPatch && isRewritten(file));
  const whole = isDraft ? step.after : (target ?? '');
  const isFinished = isSameText(step.after, target);
  return {
    ...withLines(fence, isReplaced ? withoutChanges(lines) : lines),
    appFile: {
      app: nameOf(app),
      file: title,
      state,
      // The whole file is the one at the end of the part, so only the block that completes it may offer it.
      isWhole: isDraft || isComplete || !isFinished,
      lines: linesOf(whole).length,
    },
  };
}

/** Compares blank lines as well: once a page has shown all others, a file has those of the app. */
function isSameText(text: string, other: string | undefined): boolean {
  return other !== undefined && linesOf(text).join('\n') === linesOf(other).join('\n');
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
  return isRewritten(file) ? fence : withLines(fence, markExcerpt(linesToShow(fence), file).lines);
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
