/**
 * Normalizes the spelling of an address. It ignores case, a trailing slash, and `.html`, so that
 * `/API/Store.html` and `/api/store/` are the same. The fragment is kept.
 *
 * @param address - a path without the base URL, with or without a fragment
 * @returns the path in lower case; `/` for the home page
 */
export function addressKey(address: string): string {
  const [path = '', fragment] = address.toLowerCase().split('#', 2);
  const bare = path.replace(/\/index\.html?$|\.html?$/, '').replace(/\/+$/, '') || '/';
  return fragment ? `${bare}#${fragment}` : bare;
}
