import fs from 'node:fs';

/** A reader's query. */
export interface SplitQuery {
  /** One of `KINDS`. */
  kind: string;
  /** Only queries of the first half may be used to tune the ranking. */
  half: 'tuning' | 'test';
  /** The text that's typed or pasted. */
  query: string;
  /** Routes of pages that answer it, with an `#anchor` if it's a specific section. */
  pages: string[];
}

/** Kinds of queries. */
export const KINDS = [
  'API name',
  'concept',
  'task',
  'error text',
  'typo',
  'prefix',
  'synonym',
  'common heading',
  'half-typed name',
  'term',
  'question',
  'description',
  'keyword',
  'spelling',
];

const HALVES = ['tuning', 'test'];

/**
 * Reads the queries in the order of the file.
 *
 * @throws {Error} if a query is malformed; the message names the first one
 */
export function readQueries(): SplitQuery[] {
  const queries: SplitQuery[] = JSON.parse(
    fs.readFileSync(new URL('queries.json', import.meta.url), 'utf8'),
  );
  queries.forEach(({kind, half, query, pages}, place) => {
    const isKnown = KINDS.includes(kind) && HALVES.includes(half);
    if (!isKnown || query === '' || pages.length === 0) {
      throw new Error(
        `queries.json, query ${place} (${query}): needs a kind of ${KINDS.join(', ')}, a half of ${HALVES.join(', ')}, a text, and a page.`,
      );
    }
  });
  return queries;
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
