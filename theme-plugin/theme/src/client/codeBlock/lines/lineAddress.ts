/** A range of a block's lines, counted from 1, inclusive. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** The code that an address's hash refers to: a block's name, and optionally some of its lines. */
export interface LineAddress {
  readonly block: string;
  readonly lines?: LineRange;
}

const LINES = /^(?<block>.+?)-L(?<first>[1-9]\d{0,8})(?:-L(?<last>[1-9]\d{0,8}))?$/;

/** Reads `src/store.ts-L3-L5`: lines 3 to 5 of the block `src/store.ts`. Without lines, it's the whole block. */
export function readLineAddress(fragment: string): LineAddress {
  const {block, first, last = first} = LINES.exec(fragment)?.groups ?? {};
  if (block === undefined) {
    return {block: fragment};
  }
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b);
  return {block, lines: {first: from ?? 1, last: to ?? 1}};
}

/** The inverse of `readLineAddress`. */
export function writeLineAddress({block, lines}: LineAddress): string {
  if (!lines) {
    return block;
  }
  const {first, last} = lines;
  return `${block}-L${first}${last > first ? `-L${last}` : ''}`;
}
