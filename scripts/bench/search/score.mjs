import {routeOf} from './readQueries.mjs';

/**
 * How well an engine answered some queries: shares from 0 to 1, except for the counts.
 *
 * @typedef {object} Score
 * @property {number} queries
 * @property {number} hit1 share whose first row leads to a page that answers
 * @property {number} hit5 the same, among the first five rows
 * @property {number} mrr mean of 1 by the number of the first row that answers
 * @property {number} none how many queries got no row at all
 * @property {number} section1 of the queries with a section: share whose first row leads there, and not only to its page
 */

/**
 * A query with the rows that an engine answered: addresses in the order in which a reader sees them.
 *
 * @typedef {import('./readQueries.mjs').SplitQuery & {rows: readonly string[]}} Answered
 */

/**
 * The number of the first row that leads to a page of the query, from 1; Infinity for none.
 *
 * @param {Answered} answered
 */
export function rankOf({pages, rows}) {
  const routes = new Set(pages.map(routeOf));
  const place = rows.findIndex(row => routes.has(routeOf(row)));
  return place < 0 ? Infinity : place + 1;
}

/**
 * @param {readonly Answered[]} answers
 * @returns {Score}
 */
export function scoreOf(answers) {
  const ranks = answers.map(rankOf);
  /** @param {number} count */
  const share = (count, of = answers.length) => (of === 0 ? Number.NaN : count / of);
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
