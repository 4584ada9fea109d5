/** The part itself where it can be decoded; else U+FFFD takes the place of its percent signs. */
function decodable(part: string, decode: (part: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replace(/%(?:25)?/g, '%EF%BF%BD');
  }
}

/** A path that core can handle: the router decodes it, and core's preload once more after that. */
export const decodablePath = (path: string): string =>
  decodable(path, text => decodeURI(decodeURI(text)));

/** An anchor that core can handle: it is decoded to find the element. */
export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent);

/**
 * Mends an address that cannot be decoded, such as `/%E0%A4%A`: the router and core decode path and
 * anchor without a guard, so the page would stay dead or crash.
 */
function mendAddress(): void {
  const {pathname, search, hash} = location;
  const path = decodablePath(pathname);
  const anchor = decodableHash(hash);
  if (path !== pathname || anchor !== hash) {
    history.replaceState(history.state, '', path + search + anchor);
  }
}

if (typeof window !== 'undefined') {
  // This module runs before the router reads the address, and hears of a new one before it does.
  mendAddress();
  addEventListener('popstate', mendAddress);
}
