import type {Tree} from '@lezer/common';
import {REPORTER} from '../shared/constants';
import {findResultComments} from './resultComments';
import {findTarget, type ResultTarget} from './resultTarget';

/** A result that a file states. */
export interface Stated {
  /** End of the comment that states it. */
  readonly to: number;
  /** What follows `// =>`, with one entry per comment line. */
  readonly texts: readonly string[];
  /** Whether it's the value of an expression or the output of a `console` call. */
  readonly kind: 'value' | 'print';
}

/** Replaces the text from `from` to `to`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function editsFor(text: string, {kind, from, to}: ResultTarget, index: number): Edit[] {
  if (kind === 'print') {
    const method = text.slice(from, to).slice('console.'.length);
    return [{from, to, text: `${REPORTER}.print(${index}, "${method}")`}];
  }
  return [
    {from, to: from, text: `${REPORTER}.value(${index}, (`},
    {from: to, to, text: '))'},
  ];
}

/** Applies the last edit first, so the positions of the others stay valid. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .map((edit, order) => ({...edit, order}))
    .sort((a, b) => b.from - a.from || b.order - a.order)
    .reduce((code, {from, to, text: by}) => code.slice(0, from) + by + code.slice(to), text);
}

/**
 * Finds the results that a file states (`expr // => value`, `console.log(x) // => text`, or the comment on the lines
 * below) and inserts code that reports the real values. Line numbers stay the same.
 *
 * @param tree - what Lezer's parser for the dialect of the file finds
 */
export function instrument(text: string, tree: Tree): {code: string; stated: readonly Stated[]} {
  const stated: Stated[] = [];
  const edits: Edit[] = [];
  for (const {end, to, texts} of findResultComments(text, tree)) {
    const target = findTarget(text, tree, end);
    if (target) {
      edits.push(...editsFor(text, target, stated.length));
      stated.push({to, texts, kind: target.kind});
    }
  }
  return {code: applyEdits(text, edits), stated};
}
