import routes from './routes.json' with {type: 'json'};

/**
 * The routes that the site has to provide. Trailing slashes matter: `/faq` has none, and `/usage/` has one. `pages` are
 * the special routes, and `docs` are the articles.
 */
export const specifiedRoutes: {pages: string[]; docs: string[]} = routes;

/** Returns the specified routes that the site doesn't have yet, in the order of the specification. */
export function awaitedRoutes(existing: Iterable<string>): string[] {
  const there = new Set(existing);
  const {pages, docs} = specifiedRoutes;
  return [...pages, ...docs].filter(route => !there.has(route));
}
