import {editDistance} from 'docusaurus-plugin-folio-pages/shared/editDistance';

/** Lower-case words of a path: `/api/createStore.html` → `['api', 'createstore']`. */
function words(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** 1 for the same word, 0 for words with nothing in common. */
function wordLikeness(a: string, b: string): number {
  return 1 - editDistance(a, b, Infinity) / Math.max(a.length, b.length);
}

const LEAST_WORD_LIKENESS = 0.6;
const LEAST_LIKENESS = 0.25;

/** Share of the words that both paths have. A near miss counts by its likeness. */
function likeness(wanted: readonly string[], route: readonly string[]): number {
  const found = wanted.reduce((sum, word) => {
    const best = Math.max(0, ...route.map(other => wordLikeness(word, other)));
    return sum + (best >= LEAST_WORD_LIKENESS ? best : 0);
  }, 0);
  return found / Math.max(wanted.length, route.length, 1);
}

/**
 * The existing routes that a mistyped or moved address most likely meant, best first.
 *
 * @param pathname - the address that wasn't found, without the base URL
 * @param routes - the site's routes, without the base URL
 * @param max - how many to return at most
 */
export function nearestRoutes(pathname: string, routes: readonly string[], max: number): string[] {
  const wanted = words(pathname);
  return routes
    .map(route => ({route, score: likeness(wanted, words(route))}))
    .filter(({score}) => score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, max)
    .map(({route}) => route);
}
