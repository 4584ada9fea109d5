/** Lines of a block, counted from 1, both included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** What an address behind its `#` says of code: the name of a block, and perhaps lines of it. */
export interface LineAddress {
  readonly block: string;
  readonly lines?: LineRange;
}

const LINES = /^(?<block>.+?)-L(?<first>[1-9]\d*)(?:-L(?<last>[1-9]\d*))?$/;

/** Reads `src/store.ts-L3-L5`: lines 3 to 5 of the block `src/store.ts`. Without lines it is a whole block. */
export function readLineAddress(fragment: string): LineAddress {
  const {block, first, last = first} = LINES.exec(fragment)?.groups ?? {};
  if (block === undefined) {
    return {block: fragment};
  }
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b);
  return {block, lines: {first: from ?? 1, last: to ?? 1}};
}

/** What `readLineAddress` reads. */
export function writeLineAddress({block, lines}: LineAddress): string {
  if (!lines) {
    return block;
  }
  const {first, last} = lines;
  return `${block}-L${first}${last > first ? `-L${last}` : ''}`;
}
