import type {PageTable} from './pageTable';
import type {ScoreAccumulator} from './scoreAccumulator';
import type {WeightedWord} from './weighQuery';
import {WEIGHTS} from './weights';

/** How the pages of a site match a query, with all sections of a page taken together. */
export interface PageTallies {
  /** How many pages contain each word of the query. */
  readonly matched: readonly number[];
  /**
   * How much the section's page is about the query, from 0 to 1: a page that covers it throughout is a better
   * result than one that mentions it under a single heading.
   *
   * @param words - of the query, with their weights
   */
  aboutness(section: number, words: readonly WeightedWord[]): number;
}

/** @param words - of the query */
export function tallyPages(
  {found, best}: ScoreAccumulator,
  {sections, sizes, pageOf}: PageTable,
  words: number,
): PageTallies {
  const sums = new Float32Array(sizes.length * words);
  const matched = Array.from({length: words}, () => 0);
  for (const section of found) {
    const page = pageOf[section] ?? 0;
    for (let word = 0; word < words; word += 1) {
      const value = best[section * words + word] ?? 0;
      const cell = page * words + word;
      const before = sums[cell] ?? 0;
      if (value > 0 && before === 0) {
        matched[word] = (matched[word] ?? 0) + 1;
      }
      sums[cell] = before + value;
    }
  }
  const meanSize = sections / Math.max(1, sizes.length);

  return {
    matched,
    aboutness(section, weighted) {
      const page = pageOf[section] ?? 0;
      const length = 1 - WEIGHTS.pageLength + (WEIGHTS.pageLength * (sizes[page] ?? 0)) / meanSize;
      let whole = 0;
      let said = 0;
      weighted.forEach(({counted}, word) => {
        const value = (sums[page * words + word] ?? 0) / length;
        whole += counted;
        said += (counted * value) / (value + WEIGHTS.saturation);
      });
      return said / whole;
    },
  };
}
