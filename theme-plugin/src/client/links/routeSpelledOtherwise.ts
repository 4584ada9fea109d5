const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * The route that an address means whose letters differ from it in their case only, as `/API/Store` does
 * from `/api/store`.
 *
 * @param path - the path of the address, with the base URL as the routes have it
 * @returns undefined where a route is written like the path, but for a slash at the end, or none is alike
 */
export function routeInOtherCase(path: string, routes: readonly string[]): string | undefined {
  const wanted = withoutSlash(path);
  if (routes.some(route => withoutSlash(route) === wanted)) {
    return undefined;
  }
  const lower = wanted.toLowerCase();
  return routes.find(route => withoutSlash(route).toLowerCase() === lower);
}
