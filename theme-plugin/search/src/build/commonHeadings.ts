import type {PageRecords} from './extractRecords';

/** A heading on at least this many pages, and this share of them, names a kind of section and not its subject. */
const MIN_PAGES = 4;
const MIN_SHARE = 0.03;

/** Headings that many pages have, such as “See also”, by their `headingKey`. */
export function commonHeadings(pages: readonly PageRecords[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    for (const key of new Set(sections.slice(1).map(({title}) => headingKey(title)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const least = Math.max(MIN_PAGES, pages.length * MIN_SHARE);
  return new Set([...counts.keys()].filter(key => (counts.get(key) ?? 0) >= least));
}

export function headingKey(title: string): string {
  return title.toLowerCase();
}
