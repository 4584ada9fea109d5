import {MAX_SUGGESTIONS} from '../constants';
import type {PageRecords} from './extractRecords';

/** Matches a heading that's just a name, such as `getState()`, and captures the name. */
const NAME_HEADING = /^([\p{L}_$][\p{L}\p{N}_$]*)(?:\(.*\))?$/u;

/** The names in headings of their own that most code samples use, the most frequent first. */
export function popularNames(pages: readonly PageRecords[]): string[] {
  const sections = pages.flatMap(page => page.sections);
  const uses = new Map<string, number>();
  for (const {title} of sections) {
    const [, name] = NAME_HEADING.exec(title) ?? [];
    if (name !== undefined) {
      uses.set(name, 0);
    }
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
