import {diffArrays} from 'diff';

/** A run of lines that differs between two states of a file. */
export interface LineChange {
  /** Index of the first removed line, or of the line that the added ones come before. */
  before: number;
  /** How many lines are removed. */
  removed: number;
  /** Index of the first added line, or of the line that the removed ones came before. */
  after: number;
  /** How many lines are added. */
  added: number;
}

/** Splits text into lines. A trailing line break doesn't add one. */
export function linesOf(text: string) {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** @returns changes in the order of the lines */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let [oldIndex, newIndex] = [0, 0];
  let open: LineChange | undefined;
  for (const {value, added, removed} of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      open = undefined;
      oldIndex += value.length;
      newIndex += value.length;
      continue;
    }
    if (!open) {
      open = {before: oldIndex, removed: 0, after: newIndex, added: 0};
      changes.push(open);
    }
    open.added += added ? value.length : 0;
    open.removed += removed ? value.length : 0;
    oldIndex += removed ? value.length : 0;
    newIndex += added ? value.length : 0;
  }
  return changes;
}
