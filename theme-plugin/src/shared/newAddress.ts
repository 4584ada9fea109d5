import {addressKey} from './addressKey';

/** How many entries may lead on from one to the next, so that two that name each other come to an end. */
const MAX_STEPS = 4;

/** What the list says of an address, or of the folders it is in, the nearest first. */
function entryFor(
  path: string,
  hash: string,
  moved: ReadonlyMap<string, string>,
): string | undefined {
  const exact = moved.get(path + hash) ?? moved.get(path);
  if (exact !== undefined) {
    return exact;
  }
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const target = moved.get(`${path.slice(0, end)}/*`);
    if (target !== undefined) {
      return target.slice(0, -1) + path.slice(end + 1);
    }
    if (end === 0) {
      break;
    }
  }
  return undefined;
}

/**
 * The page that an old address stands for: one that is written otherwise (`/API/Store.html`) or that the
 * list of moved pages leads to, in one step or several.
 *
 * @param address - what was not found, without the base URL; the query and the fragment with their signs
 * @param moved - old addresses as `addressKey` returns them, with the new ones
 * @param routes - the site's routes, without the base URL
 * @returns the route with query and fragment; undefined where no page is known to have taken its place.
 * An anchor that moved with the page replaces that of the address.
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
