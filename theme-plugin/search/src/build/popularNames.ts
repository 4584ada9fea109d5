import {MAX_SUGGESTIONS} from '../constants';
import type {PageRecords} from './extractRecords';

/** A name that can't be mistaken for a word, such as `getState`. */
const NAME = /(?<![\p{L}\p{N}_$])[\p{Ll}_$][\p{L}\p{N}_$]*\p{Lu}[\p{L}\p{N}_$]*/gu;

/** The names in headings that most code samples use, the most frequent first. */
export function popularNames(pages: readonly PageRecords[]): string[] {
  const sections = pages.flatMap(page => page.sections);
  const uses = new Map<string, number>();
  for (const [name] of sections.flatMap(({title}) => Array.from(title.matchAll(NAME)))) {
    uses.set(name, 0);
  }
  for (const name of sections.flatMap(({code}) => code)) {
    const used = uses.get(name);
    if (used !== undefined) {
      uses.set(name, used + 1);
    }
  }
  return Array.from(uses)
    .filter(([, used]) => used > 0)
    .sort(([left, most], [right, used]) => used - most || (left < right ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name);
}
