import fs from 'node:fs';

/** A reader's query. */
interface Query {
  /** One of `KINDS`. */
  kind: string;
  /** The text that's typed or pasted. */
  query: string;
  /** Routes of pages that answer it, with an `#anchor` if it's a specific section. */
  pages: string[];
}

/** A query with the half of the data that it belongs to. */
export type SplitQuery = Query & {half: 'tuning' | 'test'};

/** Kinds of queries. */
export const KINDS = ['API name', 'concept', 'task', 'error text', 'typo', 'prefix', 'synonym'];

/** Every third query is held out for the test. The ranking may only be tuned with the others. */
const TEST_EVERY = 3;

/** Only this many queries are split. Later ones are for tuning, so that the test set stays the same. */
const SPLIT_QUERIES = 150;

/**
 * Reads the queries in the order of the file, each with its half.
 *
 * @throws {Error} if a query is malformed; the message names the first one
 */
export function readQueries(): SplitQuery[] {
  const queries: Query[] = JSON.parse(
    fs.readFileSync(new URL('queries.json', import.meta.url), 'utf8'),
  );
  return queries.map((query, place) => {
    if (!KINDS.includes(query.kind) || query.query === '' || query.pages.length === 0) {
      throw new Error(
        `queries.json, query ${place} (${query.query}): needs a kind of ${KINDS.join(', ')}, a text, and a page.`,
      );
    }
    const isTest = place < SPLIT_QUERIES && place % TEST_EVERY === TEST_EVERY - 1;
    return {...query, half: isTest ? 'test' : 'tuning'};
  });
}

/**
 * Returns the route of an address, without the anchor and without a trailing slash, which only some routes have.
 *
 * @param address - route or path, with or without `#anchor`
 */
export function routeOf(address: string) {
  const [route = ''] = address.split('#');
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/**
 * Separates the queries that a site can answer from those whose article doesn't exist yet, and removes missing pages
 * from the former.
 *
 * @param routes - routes of the existing pages
 */
export function selectReady(
  queries: readonly SplitQuery[],
  routes: readonly string[],
): {ready: SplitQuery[]; waiting: SplitQuery[]} {
  const known = new Set(routes.map(routeOf));
  const present = queries.map(query => ({
    ...query,
    pages: query.pages.filter(page => known.has(routeOf(page))),
  }));
  return {
    ready: present.filter(({pages}) => pages.length > 0),
    waiting: queries.filter((_, place) => present[place]?.pages.length === 0),
  };
}
