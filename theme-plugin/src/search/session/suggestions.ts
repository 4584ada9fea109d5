import {MAX_SUGGESTIONS} from '../constants';

/** Remembers what to offer when a search finds nothing. */
export interface Suggestions {
  /** Takes note of the groups of an answer. */
  learn(groups: readonly string[]): void;
  /** At most three names: groups seen in this session first, then what the index offers. */
  suggest(offered: readonly string[]): string[];
}

export function createSuggestions(): Suggestions {
  let seen: readonly string[] = [];
  return {
    learn(groups) {
      seen = Array.from(new Set([...groups, ...seen]));
    },
    suggest: offered =>
      Array.from(new Set([...seen, ...offered]))
        .filter(Boolean)
        .slice(0, MAX_SUGGESTIONS),
  };
}
