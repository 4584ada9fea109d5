import {decodableHash, decodablePath} from '../../shared/decodable';

/**
 * Repairs an address that cannot be decoded, such as `/%E0%A4%A`: the router and core decode path and
 * anchor without a guard, so the page would stay dead or crash.
 */
function repairMalformedUrl(): void {
  const {pathname, search, hash} = location;
  const path = decodablePath(pathname);
  const anchor = decodableHash(hash);
  if (path !== pathname || anchor !== hash) {
    history.replaceState(history.state, '', path + search + anchor);
  }
}

if (typeof window !== 'undefined') {
  // This module runs before the router reads the URL, and its listener is called before the router's.
  repairMalformedUrl();
  addEventListener('popstate', repairMalformedUrl);
}
