const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** `/x/index.html` is the file of `/x/`, so a page named index can't have it as its own. */
const withoutIndexEnding = (path: string): string => path.replace(/(\/index)\.html$/, '$1');

/**
 * The route that an address means although it's spelled differently: in another case, like `/API/Store`, or
 * as the file of a page named index, like `/tutorials/index.html` for `/tutorials/index`.
 *
 * @param path - the address's path, with the base URL like the routes
 * @returns undefined if a route is spelled like the path, apart from a trailing slash, or if no route matches
 */
export function routeSpelledOtherwise(path: string, routes: readonly string[]): string | undefined {
  const wanted = withoutSlash(path);
  const lower = wanted.toLowerCase();
  const folder = lower.replace(/\/index\.html$/, '');
  const taken = [wanted, ...(folder === lower ? [] : [folder])];
  if (routes.some(route => taken.includes(withoutSlash(route)))) {
    return undefined;
  }
  const meant = [lower, withoutIndexEnding(lower)];
  return routes.find(route => meant.includes(withoutSlash(route).toLowerCase()));
}
