import {diffArrays} from 'diff';

/** A line of a file beside its state before: kept where nothing is said. */
export interface FileLine {
  readonly text: string;
  readonly change?: 'added' | 'removed';
}

/** The lines of a text; the line break at its end makes no line. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/**
 * The lines of a file, with those that it lost at their place, in front of what took it.
 *
 * @param before - undefined for a new file, of which no line is marked
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

/** Whether most of a file is other than before: then it is easier to replace than to edit. */
export function isRewritten(lines: readonly FileLine[]): boolean {
  const count = (change: FileLine['change']) =>
    lines.filter(line => line.change === change && line.text.trim() !== '').length;
  return count('removed') > 0 && count(undefined) < count('added');
}

/** Numbers of the lines with a change, from 1. */
export function numbersOf(
  lines: readonly FileLine[],
  wanted: NonNullable<FileLine['change']>,
): ReadonlySet<number> {
  return new Set(lines.flatMap(({change}, index) => (change === wanted ? [index + 1] : [])));
}
