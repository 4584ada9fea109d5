import type {ShownLines} from './splitShown';

/** The result of looking for where marked lines belong in a file. */
export type Pasted =
  | {kind: 'pasted'; lines: string[]; end: number}
  /** Nothing in the file tells readers where the lines go. */
  | {kind: 'no anchor'}
  /** The anchor matches several places in the file. */
  | {kind: 'ambiguous'; anchor: string; places: number}
  /** The file lacks a line that's kept or removed. */
  | {kind: 'missing'; line: string; isStruck: boolean};

/**
 * Pastes marked lines the way a reader does: finds the kept and the removed lines, which have to be consecutive in the
 * file, deletes the removed ones, and adds the rest. Indentation and blank lines don't matter.
 *
 * @param file - the file's lines, without blank ones
 * @param from - index where the search begins: the end of the same block's previous lines
 * @returns the whole file, and the index of the line after the pasted ones
 */
export function pasteLines(file: readonly string[], shown: ShownLines, from: number): Pasted {
  const anchor = shown.filter(({change}) => change !== 'added');
  if (anchor.length === 0) {
    return {kind: 'no anchor'};
  }
  const all = placesOf(anchor, file);
  const [place] = all.filter(each => each >= from);
  if (place === undefined) {
    const lost = firstLost(anchor, file, from);
    return {kind: 'missing', line: lost.text.trim(), isStruck: lost.change === 'removed'};
  }
  if (all.length > 1) {
    const text = anchor.map(line => line.text.trim()).join(' ');
    return {kind: 'ambiguous', anchor: text, places: all.length};
  }
  const pasted = shown.filter(({change}) => change !== 'removed').map(({text}) => text);
  return {
    kind: 'pasted',
    lines: [...file.slice(0, place), ...pasted, ...file.slice(place + anchor.length)],
    end: place + pasted.length,
  };
}

function placesOf(anchor: ShownLines, file: readonly string[]): number[] {
  const texts = file.map(line => line.trim());
  return [...texts.keys()].filter(place =>
    anchor.every(({text}, offset) => texts[place + offset] === text.trim()),
  );
}

/** The first line that doesn't match any of the remaining places in the file. */
function firstLost(anchor: ShownLines, file: readonly string[], from: number) {
  let count = anchor.length;
  const fits = (length: number) =>
    placesOf(anchor.slice(0, length), file).some(place => place >= from);
  while (count > 1 && !fits(count - 1)) {
    count -= 1;
  }
  return anchor[count - 1] as ShownLines[number];
}
