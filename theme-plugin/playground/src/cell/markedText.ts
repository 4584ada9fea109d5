import {isComposite, isList, isSame, writeKey} from './writeValue';

/** Text in pieces, where every second one has changed: `['{ open: ', 'true', ', visitors: 0 }']`. */
export type MarkedText = string[];

export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

/** Stands for a value that didn't exist before. */
export const NOTHING = Symbol('nothing');

/**
 * The pieces of each field or item of a value, with the names of fields.
 *
 * @param before - the object or list to compare it with
 * @param piecesOf - writes the value of a field
 */
export function piecesOfEach(
  value: object,
  before: object,
  piecesOf: (value: unknown, before: unknown) => Piece[],
): Piece[][] {
  return Object.entries(value).map(([key, each]) => {
    const isNew = !Object.hasOwn(before, key);
    // An item that was added or removed moves others.
    const hasMoved =
      isList(value) &&
      isComposite(each) &&
      Object.values(before).some(other => isSame(each, other));
    const old = isNew ? NOTHING : Reflect.get(before, key);
    const pieces = piecesOf(each, hasMoved ? each : old);
    return isList(value) ? pieces : [{text: `${writeKey(key)}: `, changed: isNew}, ...pieces];
  });
}

export function join(pieces: readonly Piece[]): MarkedText {
  const texts: MarkedText = [''];
  for (const {text, changed} of pieces) {
    // Pieces at odd indices are the changed ones.
    const isChangedNow = texts.length % 2 === 0;
    if (text !== '' && changed !== isChangedNow) {
      texts.push('');
    }
    texts[texts.length - 1] += text;
  }
  return texts;
}
