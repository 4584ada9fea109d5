import {diffArrays} from 'diff';
import {linesOf} from '../project/diffLines';

/** A line of a file compared with the file's previous state. Lines without a change were kept. */
export interface FileLine {
  readonly text: string;
  readonly change?: 'added' | 'removed';
}

/**
 * Compares two states of a file. Removed lines stay in place, before the lines that replaced them.
 *
 * @param before - undefined for a new file; its lines aren't marked
 */
export function fileChanges(before: string | undefined, after: string): FileLine[] {
  if (before === undefined) {
    return linesOf(after).map(text => ({text}));
  }
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({value, added, removed}) =>
    value.map((text): FileLine => {
      if (added || removed) {
        return {text, change: added ? 'added' : 'removed'};
      }
      return {text};
    }),
  );
}

/** Whether most of the file has changed or hardly any of it is left, so that it's easier to replace than to edit. */
export function isRewritten(lines: readonly FileLine[]): boolean {
  const count = (change: FileLine['change']) =>
    lines.filter(line => line.change === change && line.text.trim() !== '').length;
  const kept = count(undefined);
  const removed = count('removed');
  return removed > 0 && (kept < count('added') || kept * 4 < removed);
}

/** One-based numbers of the lines with a change. */
export function numbersOf(
  lines: readonly FileLine[],
  wanted: NonNullable<FileLine['change']>,
): ReadonlySet<number> {
  return new Set(lines.flatMap(({change}, index) => (change === wanted ? [index + 1] : [])));
}
