import {routeOf} from './readQueries';
import type {SplitQuery} from './readQueries';

/** How well an engine answered a set of queries. Shares are from 0 to 1. */
export interface Score {
  queries: number;
  /** Share of queries whose first result is a page that answers them. */
  hit1: number;
  /** The same for the first five results. */
  hit5: number;
  /** Mean reciprocal rank of the first result that answers the query. */
  mrr: number;
  /** Number of queries without any results. */
  none: number;
  /** For queries that ask for a section, the share whose first result is that section and not just its page. */
  section1: number;
}

/** A query with an engine's results, which are URLs in the order in which readers see them. */
export type Answered = SplitQuery & {rows: readonly string[]};

/** Returns the one-based rank of the first result that answers the query, or Infinity if none does. */
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
