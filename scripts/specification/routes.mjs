import routes from './routes.json' with {type: 'json'};

/**
 * The routes of the specification, section 2, each exactly as it stands there: `/faq` has no slash at its
 * end, `/usage/` has one. `pages` are the special routes, `docs` the documentation pages.
 *
 * @type {{pages: string[], docs: string[]}}
 */
export const specifiedRoutes = routes;

/**
 * The routes of the specification that the site does not have yet, in the specification's order.
 *
 * @param {Iterable<string>} existing
 * @returns {string[]}
 */
export function awaitedRoutes(existing) {
  const there = new Set(existing);
  const {pages, docs} = specifiedRoutes;
  return [...pages, ...docs].filter(route => !there.has(route));
}
