import {MAX_SUGGESTIONS} from '../constants';

/** Remembers what to suggest if a search finds nothing. */
export interface Suggestions {
  /** Remembers the groups of an answer. */
  learn(groups: readonly string[]): void;
  /** Up to three: the index's suggestions or, if it has none, groups that were seen in this session. */
  suggest(offered: readonly string[]): string[];
}

export function createSuggestions(): Suggestions {
  let seen: readonly string[] = [];
  return {
    learn(groups) {
      seen = Array.from(new Set([...groups, ...seen]));
    },
    suggest: offered =>
      (offered.length > 0 ? offered : seen).filter(Boolean).slice(0, MAX_SUGGESTIONS),
  };
}
