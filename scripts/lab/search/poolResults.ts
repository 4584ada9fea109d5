import {routeOf} from './readQueries';
import type {SplitQuery} from './readQueries';

/*
 * Which pages answer a query is judged for all engines at once and by one rule, so that no engine gains by the way its
 * results were judged:
 *
 * 1. The first three results of every engine are pooled. They're sorted by address, so nothing shows which engine gave a
 *    result, at which place, or how many of them did.
 * 2. A page is accepted if a reader who opens it has the answer in it without following a link: a section or an entry is
 *    about what was asked, or a paragraph says it outright. A mention in passing, a list of links to the answer, a sample
 *    that happens to have the words, and a page about a neighboring subject aren't enough.
 * 3. A query of a word or a name asks for what it is or how it's used. A page that only uses it doesn't answer that. A
 *    half-typed name or word asks for what it begins.
 * 4. A section is named if only one section of the page answers, and the page if the whole page does.
 * 5. A change of the ranking and a change of the accepted pages are reported apart, for all engines.
 */

/** How many results of each engine are judged. */
const DEPTH = 3;

/** A query with the results that its accepted pages don't cover. */
export interface PooledQuery {
  kind: string;
  half: string;
  query: string;
  accepted: readonly string[];
  candidates: readonly string[];
}

/**
 * The results to judge, one section for each page.
 *
 * @param engines - for each engine, the results of each query
 */
export function poolResults(
  queries: readonly SplitQuery[],
  engines: readonly (readonly (readonly string[])[])[],
): PooledQuery[] {
  return queries.map(({kind, half, query, pages}, place) => {
    const rows = engines.flatMap(answers => (answers[place] ?? []).slice(0, DEPTH));
    const accepted = new Set(pages.map(routeOf));
    const candidates = [...new Set(rows)].filter(row => !accepted.has(routeOf(row))).sort();
    return {kind, half, query, accepted: pages, candidates};
  });
}
