/**
 * A piece of code that is left out with the types. `end` is the first character behind it; with `isSpace` a
 * space takes its place, where lines are joined.
 */
export interface Range {
  start: number;
  end: number;
  isSpace: boolean;
}

/**
 * What to leave out of code with types to get the same code without: as few pieces as a walk from left to
 * right finds.
 *
 * @param blanked - the same characters, white space where a type was
 * @param plain - the code without types, in its final format
 * @returns undefined where the plain code has something that the other one has not
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

/** Is this character part of a type? White space is, where the characters on both sides are. */
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
