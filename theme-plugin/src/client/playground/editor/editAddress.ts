import {MAX_ADDRESS} from '../../../playground/shared/constants';
import {
  blockOfHash,
  isEditHash,
  writeEditHash,
  type Edit,
} from '../../../playground/shared/address';
import type {SampleFile} from '../../../playground/shared/Sample';

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
export async function addressOf(block: string, edit: Edit): Promise<string | undefined> {
  const address = new URL(window.location.href);
  address.hash = await writeEditHash(block, edit);
  return address.href.length > MAX_ADDRESS ? undefined : address.href;
}

/** Replaces the page's address. The router doesn't need to know, because the page stays the same. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Removes a block's edit from the page's address. Any other hash stays. */
export function clearAddress(block: string): void {
  const {pathname, search, hash} = window.location;
  if (isEditHash(hash) && blockOfHash(hash) === block) {
    replaceAddress(pathname + search);
  }
}
