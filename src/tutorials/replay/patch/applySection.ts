import type {Section} from './sectionsOf';

/** The result of looking for where marked lines belong in a file. */
export type Applied =
  | {kind: 'applied'; lines: string[]; end: number}
  /** Nothing in the file tells readers where the lines go. */
  | {kind: 'no context'}
  /** The context matches several places in the file. */
  | {kind: 'ambiguous'; context: string}
  /** The file lacks a line that's kept or removed. */
  | {kind: 'missing'; line: string; isRemoved: boolean};

/**
 * Applies marked lines the way a reader does: finds the kept and the removed lines, which have to be consecutive in the
 * file, deletes the removed ones, and adds the rest. Indentation and blank lines don't matter.
 *
 * @param file - the file's lines, without blank ones
 * @param from - index where the search begins: the end of the same block's previous lines
 * @returns the whole file, and the index of the line after the applied ones
 */
export function applySection(file: readonly string[], shown: Section, from: number): Applied {
  const context = shown.filter(({change}) => change !== 'added');
  if (context.length === 0) {
    return {kind: 'no context'};
  }
  const all = placesOf(context, file);
  const [place] = all.filter(each => each >= from);
  if (place === undefined) {
    const lost = firstLost(context, file, from);
    return {kind: 'missing', line: lost.text.trim(), isRemoved: lost.change === 'removed'};
  }
  if (all.length > 1) {
    const text = context.map(line => line.text.trim()).join(' ');
    return {kind: 'ambiguous', context: text};
  }
  const lines = shown.filter(({change}) => change !== 'removed').map(({text}) => text);
  return {
    kind: 'applied',
    lines: [...file.slice(0, place), ...lines, ...file.slice(place + context.length)],
    end: place + lines.length,
  };
}

function placesOf(context: Section, file: readonly string[]): number[] {
  const texts = file.map(line => line.trim());
  return [...texts.keys()].filter(place =>
    context.every(({text}, offset) => texts[place + offset] === text.trim()),
  );
}

/** The first line that doesn't match any of the remaining places in the file. */
function firstLost(context: Section, file: readonly string[], from: number) {
  let count = context.length;
  const fits = (length: number) =>
    placesOf(context.slice(0, length), file).some(place => place >= from);
  while (count > 1 && !fits(count - 1)) {
    count -= 1;
  }
  return context[count - 1] as Section[number];
}
