const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** `/x/index.html` is the file of `/x/`, so a page named index can't have it as its own. */
const withoutIndexEnding = (path: string): string => path.replace(/(\/index)\.html$/, '$1');

/**
 * The route that an address means although it's spelled otherwise: in letters of other case, as `/API/Store`
 * is, or as the file of a page named index, as `/tutorials/index.html` is for `/tutorials/index`.
 *
 * @param path - the path of the address, with the base URL as the routes have it
 * @returns undefined where a route is written like the path, but for a slash at the end, or none is alike
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
