import type {IndexFiles} from './indexFiles';
import {exactTerm} from './lookUpTerms';
import type {QueryReading} from './readQuery';

/** A longer query is a question. Names have fewer words: `createListenerMiddleware` has three. */
const MAX_WORDS = 4;

/**
 * The reading of a query whose words a heading has as one name, such as `create store` for `createStore`.
 *
 * @param typed - the query as it was typed
 */
export async function spacedNames(
  files: IndexFiles,
  typed: QueryReading | undefined,
): Promise<QueryReading[]> {
  const words = typed?.words ?? [];
  if (words.length > MAX_WORDS) {
    return [];
  }
  for (let length = words.length; length > 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const text = words
        .slice(at, at + length)
        .map(word => word.text)
        .join('');
      const [name] = await exactTerm(files, 'titles', text);
      if (name?.postings.some(({field}) => field === 'title')) {
        const joined = {text, isStopWord: false, isSiteWord: false};
        const others = [...words.slice(0, at), ...words.slice(at + length)];
        return [{kind: 'name', joins: 0, words: [joined, ...others]}];
      }
    }
  }
  return [];
}
