/** As much of a route as says where its pages are. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** Paths of the pages themselves: routes that only hold other routes, and patterns, are left out. */
export function leafPaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({path, routes: children}) => {
    if (children) {
      return leafPaths(children);
    }
    return typeof path === 'string' && !/[*:]/.test(path) ? [path] : [];
  });
}
