/** The part of a route that says where its pages are. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** The paths of the pages themselves, without patterns and routes that only contain other routes. */
export function leafPaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({path, routes: children}) => {
    if (children) {
      return leafPaths(children);
    }
    return typeof path === 'string' && !/[*:]/.test(path) ? [path] : [];
  });
}
