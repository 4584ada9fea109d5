/**
 * A range of code that's omitted with the types. `end` is exclusive. With `isSpace`, it's replaced with a space, as
 * when lines are joined.
 */
export interface Range {
  start: number;
  end: number;
  isSpace: boolean;
}

/**
 * Finds the ranges to omit from typed code to get the same code without types. Scans from left to right and makes as
 * few ranges as possible.
 *
 * @param blanked - the typed code with whitespace instead of types
 * @param plain - the code without types, in its final format
 * @returns undefined if the plain code contains something that the typed code doesn't
 */
export function typeRanges(typed: string, blanked: string, plain: string): Range[] | undefined {
  const ranges: Range[] = [];
  let matched = 0;
  for (let index = 0; index < typed.length; index += 1) {
    if (typed[index] === plain[matched] && !isBlanked(typed, blanked, index)) {
      matched += 1;
    } else {
      const isSpace = plain[matched] === ' ' && /^\n(?=[^ \n]|$)/.test(blanked.slice(index));
      const last = ranges.at(-1);
      const start = last && last.end === index && !last.isSpace ? last.start : index;
      ranges.splice(start === index ? ranges.length : -1, 1, {start, end: index + 1, isSpace});
      matched += isSpace ? 1 : 0;
    }
  }
  return matched === plain.length ? ranges : undefined;
}

/** Whether a character is part of a type. Whitespace is if the characters on both sides are. */
function isBlanked(typed: string, blanked: string, index: number) {
  let [before, after] = [index, index];
  while (/\s/.test(typed[before] ?? '')) {
    before -= 1;
  }
  while (/\s/.test(typed[after] ?? '')) {
    after += 1;
  }
  return typed[before] !== blanked[before] && typed[after] !== blanked[after];
}
