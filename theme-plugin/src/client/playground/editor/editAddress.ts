import {MAX_ADDRESS} from '../../../playground/shared/constants';
import {isEditHash, writeEditHash, type Edit} from '../../../playground/shared/address';

/** What differs from the original, by the position of the file. */
export function editOf(original: readonly string[], texts: readonly string[]): Edit {
  return Object.fromEntries(
    texts.flatMap((text, index) => (text === original[index] ? [] : [[index, text]])),
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

/** Removes the edit from the page's address. Any other hash stays. */
export function clearAddress(): void {
  const {pathname, search, hash} = window.location;
  if (isEditHash(hash)) {
    replaceAddress(pathname + search);
  }
}
