// cspell:ignore acton getstat stoer melan mellon -- typos to correct

import {suggestWords} from '@site/theme-plugin/search/src/engine/suggestWords';
import {filesOf, pagesOf} from '../support/pagesOf';

const {files} = filesOf(
  pagesOf(`
    /api # API | Words. | getState isAction
    ## getState() | A function. | getState
    ## isAction(value) | Another one.
    ## store stoker | Two words that are one typo away from the same word.
    ## melan mellon | Two more, in the other order.
  `),
);

it.each([
  ['zzzz', ['getState', 'isAction']],
  ['acton zzzz', ['action', 'getState', 'isAction']],
  ['getstat zzzz', ['getState', 'isAction']],
  // Never the query itself.
  [' GetState ', ['isAction']],
  // The shortest of the similar words.
  ['stoer zzzz', ['store', 'getState', 'isAction']],
  ['melon zzzz', ['melan', 'getState', 'isAction']],
])('suggests for “%s” the words that the site knows, then its names: %j', async (query, words) => {
  expect(await suggestWords(files, query)).toEqual(words);
});
