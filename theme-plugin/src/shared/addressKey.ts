/**
 * What two spellings of an address have in common: capitals, a slash at the end, and `.html` don't count,
 * so that `/API/Store.html` and `/api/store/` are the same. A fragment is kept.
 *
 * @param address - a path without the base URL, with or without a fragment
 * @returns the path in lower case; `/` for the home page
 */
export function addressKey(address: string): string {
  const [path = '', fragment] = address.toLowerCase().split('#', 2);
  const bare = path.replace(/\/index\.html?$|\.html?$/, '').replace(/\/+$/, '') || '/';
  return fragment ? `${bare}#${fragment}` : bare;
}
