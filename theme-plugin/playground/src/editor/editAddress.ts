import {MAX_ADDRESS} from '../shared/constants';
import type {Edit} from '../shared/address';
import type {SampleFile} from '../shared/Sample';

/** The hashes of a block's edits. The page reads them before it loads the editor, and a chunk can't share its code. */
export interface BlockHash {
  readonly write: (edit: Edit) => Promise<string>;
  /** Whether a hash has an edit of the block. */
  readonly isOwn: (hash: string) => boolean;
}

/** What differs from the original, by the name of the file. */
export function editOf(original: readonly SampleFile[], texts: readonly string[]): Edit {
  return Object.fromEntries(
    original.flatMap(({name, text}, index) => {
      const changed = texts[index] ?? text;
      return changed === text ? [] : [[name, changed]];
    }),
  );
}

/** The page's address with an edit, or undefined if it would be too long. */
export async function addressOf(block: BlockHash, edit: Edit): Promise<string | undefined> {
  const address = new URL(window.location.href);
  address.hash = await block.write(edit);
  return address.href.length > MAX_ADDRESS ? undefined : address.href;
}

/** Replaces the page's address. The router doesn't need to know, because the page stays the same. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Removes a block's edit from the page's address. Any other hash stays. */
export function clearAddress(block: BlockHash): void {
  const {pathname, search, hash} = window.location;
  if (block.isOwn(hash)) {
    replaceAddress(pathname + search);
  }
}
