import path from 'node:path';
import {REPOSITORY} from '../../checks/runCheck';
import {changedArticles, changedPages} from '../../pages/changedPages';
import {listPages} from '../../pages/listPages';
import {specifiedRoutes} from '../../specification/routes';

export const BUILD = path.join(REPOSITORY, 'build');

const ALL: readonly string[] = [...specifiedRoutes.pages, ...specifiedRoutes.docs];

/** The articles that actions work on. */
export const ACTED_ON: readonly string[] = [
  '/api/createstore',
  '/api/store',
  '/faq',
  '/introduction/core-concepts',
  '/tutorials/essentials/part-2-app-structure',
  '/tutorials/quick-start',
  '/usage/deriving-data-selectors',
];

/**
 * All routes, or only those of the articles that have changed.
 *
 * @param dir - the build folder
 */
export function routesToVisit(dir = BUILD): readonly string[] {
  if (changedArticles.length === 0) {
    return ALL;
  }
  const changed = changedPages(dir, listPages(dir)).map(({route}) => route);
  return ALL.filter(route => changed.includes(route));
}

/**
 * Whether visiting these routes is enough, because no action works on an article that has changed.
 *
 * @param dir - the build folder
 */
export function isVisitEnough(dir = BUILD): boolean {
  const routes = routesToVisit(dir);
  return (
    changedArticles.length > 0 &&
    routes.length > 0 &&
    !routes.some(route => ACTED_ON.includes(route))
  );
}
