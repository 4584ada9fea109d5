import {routeOf} from './readQueries';
import type {SplitQuery} from './readQueries';

/** How well an engine answered some queries: shares from 0 to 1, except for the counts. */
export interface Score {
  queries: number;
  /** Share whose first row leads to a page that answers. */
  hit1: number;
  /** The same, among the first five rows. */
  hit5: number;
  /** Mean of 1 by the number of the first row that answers. */
  mrr: number;
  /** How many queries got no row at all. */
  none: number;
  /** Of the queries with a section: share whose first row leads there, and not only to its page. */
  section1: number;
}

/** A query with the rows that an engine answered: addresses in the order in which a reader sees them. */
export type Answered = SplitQuery & {rows: readonly string[]};

/** The number of the first row that leads to a page of the query, from 1; Infinity for none. */
export function rankOf({pages, rows}: Answered) {
  const routes = new Set(pages.map(routeOf));
  const place = rows.findIndex(row => routes.has(routeOf(row)));
  return place < 0 ? Infinity : place + 1;
}

export function scoreOf(answers: readonly Answered[]): Score {
  const ranks = answers.map(rankOf);
  const share = (count: number, of = answers.length) => (of === 0 ? Number.NaN : count / of);
  const withSection = answers.filter(({pages}) => pages.some(page => page.includes('#')));
  return {
    queries: answers.length,
    hit1: share(ranks.filter(rank => rank === 1).length),
    hit5: share(ranks.filter(rank => rank <= 5).length),
    mrr: share(ranks.reduce((total, rank) => total + 1 / rank, 0)),
    none: answers.filter(({rows}) => rows.length === 0).length,
    section1: share(
      withSection.filter(({pages, rows: [first = '']}) =>
        pages.some(page => (page.includes('#') ? page === first : page === routeOf(first))),
      ).length,
      withSection.length,
    ),
  };
}
