import {isDeepStrictEqual} from 'node:util';
import type {MarkedText} from './StoreState';

/** The longest value that's shown in full. A longer one loses its inner values. */
const MOST_CHARACTERS = 100;

/** Stands for a value that didn't exist before. */
export const NOTHING = Symbol('nothing');

/**
 * Writes a value as code, in pieces that are changed or unchanged.
 *
 * @param before - the value to compare it with, or `NOTHING`
 */
export function markChanges(value: unknown, before: unknown): MarkedText {
  return join(piecesOf(value, before));
}

interface Piece {
  text: string;
  changed: boolean;
}

function piecesOf(value: unknown, before: unknown): Piece[] {
  if (isDeepStrictEqual(value, before)) {
    return [{text: write(value), changed: false}];
  }
  if (
    !isComposite(value) ||
    !isComposite(before) ||
    Array.isArray(value) !== Array.isArray(before)
  ) {
    return [{text: write(value), changed: true}];
  }
  const isList = Array.isArray(value);
  const old = new Map(Object.entries(before));
  const entries = Object.entries(value).map(([key, each]): Piece[] => {
    const wasThere = old.has(key);
    const pieces = piecesOf(each, wasThere ? old.get(key) : NOTHING);
    return isList ? pieces : [{text: `${writeKey(key)}: `, changed: !wasThere}, ...pieces];
  });
  if (!entries.flat().some(({changed}) => changed)) {
    // Something was removed.
    return [{text: write(value), changed: true}];
  }
  const isLong = writeTo(value, Infinity).length > MOST_CHARACTERS;
  const shown = isList || !isLong ? entries : withoutUnchanged(entries);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  return [
    {text: open, changed: false},
    ...shown.flatMap((pieces, index) =>
      index === 0 ? pieces : [{text: ', ', changed: false}, ...pieces],
    ),
    {text: close, changed: false},
  ];
}

/** Leaves out fields that haven't changed, except for the first one, which usually names the object. */
function withoutUnchanged(fields: Piece[][]): Piece[][] {
  const kept = fields.filter((pieces, index) => index === 0 || pieces.some(({changed}) => changed));
  return kept.length < fields.length ? [...kept, [{text: '…', changed: false}]] : kept;
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Writes a short value in full, and a longer one without what's inside its inner values. */
function write(value: unknown): string {
  const full = writeTo(value, Infinity);
  return full.length <= MOST_CHARACTERS ? full : shorten(value);
}

function shorten(value: unknown): string {
  const flat = writeTo(value, 1);
  return flat.length <= MOST_CHARACTERS ? flat : writeTo(value, 0);
}

/** @param depth - how many levels of objects and arrays to write; deeper objects are cut to their first field */
function writeTo(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (!isComposite(value)) {
    return String(value);
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return isList ? '[]' : '{}';
  }
  if (depth <= 0) {
    const [[key, first] = ['', undefined]] = entries;
    const isNamed = !isList && !isComposite(first);
    return isNamed ? `{ ${writeKey(key)}: ${writeTo(first, 0)}, … }` : isList ? '[…]' : '{…}';
  }
  const texts = entries.map(([key, each]) => {
    const text = writeTo(each, depth - 1);
    return isList ? text : `${writeKey(key)}: ${text}`;
  });
  return isList ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`;
}

function writeKey(key: string) {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`;
}

function join(pieces: Piece[]): MarkedText {
  const texts: MarkedText = [''];
  for (const {text, changed} of pieces) {
    // Pieces at odd indices are the changed ones.
    const isChangedNow = texts.length % 2 === 0;
    if (changed !== isChangedNow) {
      texts.push('');
    }
    texts[texts.length - 1] += text;
  }
  return texts;
}
