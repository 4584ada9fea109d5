import {isDecodableHash, isDecodablePath} from './decodable';

/** U+FFFD, which stands for what cannot be decoded. */
const REPLACEMENT = '%EF%BF%BD';

/**
 * Mends an address that cannot be decoded, such as `/%E0%A4%A`: the router and core decode path and
 * anchor without a guard, so the page would stay dead or crash.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = isDecodablePath(pathname) ? pathname : pathname.replace(/%(?:25)?/g, REPLACEMENT);
  const anchor = isDecodableHash(hash) ? hash : hash.replaceAll('%', '%25');
  const mended = path + search + anchor;
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

if (typeof window !== 'undefined') {
  // This module runs before the router reads the address, and hears of a new one before it does.
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
