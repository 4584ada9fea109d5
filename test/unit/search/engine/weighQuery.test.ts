import {readQuery} from '@site/theme-plugin/search/src/engine/readQuery';
import {weighQuery} from '@site/theme-plugin/search/src/engine/weighQuery';

/** The weights of a question's words on a site where each word that counts is on 5 of 100 pages. */
function weigh(question: string): Record<string, number> {
  const [reading] = readQuery(question, {synonyms: {}, siteWords: []});
  const words = reading?.words ?? [];
  const matched = words.map(({isStopWord}) => (isStopWord ? 100 : 5));
  const weighed = weighQuery(words, matched, 100).words;
  return Object.fromEntries(words.map(({text}, place) => [text, weighed[place]?.weight ?? NaN]));
}

it('gives "why" the same part of a question, however many small words are around it', () => {
  const short = weigh('why pure reducers');
  expect(short.why).toBeGreaterThan(0);
  expect(short.why).toBeLessThan(short.reducers ?? 0);
  expect(weigh('why is it that the reducers are to be pure')).toMatchObject(short);
});
