import {decodableHash, decodablePath} from 'docusaurus-theme-folio-search/shared/decodable';

/**
 * Repairs an address that can't be decoded, such as `/%E0%A4%A`. The router and core decode the path and the
 * anchor without catching errors, so the page would never start, or crash.
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
