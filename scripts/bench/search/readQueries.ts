import fs from 'node:fs';

/** A query of a reader. */
interface Query {
  /** One of `KINDS`. */
  kind: string;
  /** As it is typed or pasted. */
  query: string;
  /** Routes that answer it, each with the section's `#anchor` where it is a section. */
  pages: string[];
}

/** A query with the half that it belongs to. */
export type SplitQuery = Query & {half: 'tuning' | 'test'};

/** What readers type. */
export const KINDS = ['API name', 'concept', 'task', 'error text', 'typo', 'prefix', 'synonym'];

/** Every third query is for the test: ranking may be changed by looking at the other two only. */
const TEST_EVERY = 3;

/** Those after the first ones are for tuning, so that the test stays the same. */
const SPLIT_QUERIES = 150;

/**
 * The queries, in the order of the file, with their halves.
 *
 * @throws {Error} naming the first query of another form
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
 * The route of an address: without anchor, and without the slash that only some routes end in.
 *
 * @param address - route or path, with or without `#anchor`
 */
export function routeOf(address: string) {
  const [route = ''] = address.split('#');
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/**
 * Tells the queries that a site can answer from those whose article is still to come. Of the former, only pages
 * that are there count.
 *
 * @param routes - of the pages that are there
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
