import {addressKey} from './addressKey';

/** How many entries to follow in a row, so that a loop of them ends. */
const MAX_STEPS = 4;

/** The target of an address in the list, or of the closest folder above it. */
function entryFor(
  path: string,
  hash: string,
  moved: ReadonlyMap<string, string>,
): string | undefined {
  const exact = moved.get(path + hash) ?? moved.get(path);
  if (exact !== undefined) {
    return exact;
  }
  let folder = '';
  let moving: string | undefined;
  for (const [from, target] of moved) {
    if (from.endsWith('/*') && from.length > folder.length && path.startsWith(from.slice(0, -1))) {
      folder = from;
      moving = target;
    }
  }
  return moving && moving.slice(0, -1) + path.slice(folder.length - 1);
}

/**
 * Finds the page that an old address stands for: a page whose address was spelled differently
 * (`/API/Store.html`), or one that the list of moved pages leads to, in one or more steps.
 *
 * @param address - the address that wasn't found, without the base URL; query and hash include `?` and `#`
 * @param moved - old addresses, in the form that `addressKey` returns, with the new ones
 * @param routes - the site's routes, without the base URL
 * @returns the route, and the route with query and hash; undefined if no page is known to have replaced it. If
 * the moved page's anchor moved as well, the new one replaces it.
 */
export function newAddress(
  {pathname, search, hash}: {pathname: string; search: string; hash: string},
  moved: ReadonlyMap<string, string>,
  routes: readonly string[],
): {readonly route: string; readonly to: string} | undefined {
  const routeByKey = new Map(routes.map(route => [addressKey(route), route]));
  let key = addressKey(pathname);
  let fragment = hash;
  for (let step = 0; step < MAX_STEPS; step++) {
    const route = routeByKey.get(key);
    if (route !== undefined) {
      return {route, to: route + search + fragment};
    }
    const target = entryFor(key, fragment.toLowerCase(), moved);
    if (target === undefined) {
      return undefined;
    }
    const anchorAt = target.indexOf('#');
    const isOwnAnchor = fragment === '' || moved.has(key + fragment.toLowerCase());
    if (anchorAt >= 0 && isOwnAnchor) {
      fragment = target.slice(anchorAt);
    }
    key = addressKey(anchorAt >= 0 ? target.slice(0, anchorAt) : target);
  }
  return undefined;
}
