import {MAX_SUGGESTIONS} from '../constants';

/** Remembers what to offer when a search finds nothing. */
export interface Suggestions {
  /** Takes note of the groups of an answer. */
  learn(groups: readonly string[]): void;
  /** At most three: what the index offers, or else groups seen in this session. */
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
