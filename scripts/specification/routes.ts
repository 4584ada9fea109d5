import routes from './routes.json' with {type: 'json'};

/**
 * The routes of the specification, section 2, each exactly as it stands there: `/faq` has no slash at its
 * end, `/usage/` has one. `pages` are the special routes, `docs` the documentation pages.
 */
export const specifiedRoutes: {pages: string[]; docs: string[]} = routes;

/** The routes of the specification that the site does not have yet, in the specification's order. */
export function awaitedRoutes(existing: Iterable<string>): string[] {
  const there = new Set(existing);
  const {pages, docs} = specifiedRoutes;
  return [...pages, ...docs].filter(route => !there.has(route));
}
