// cspell:ignore acton getstat -- typos to correct

import {buildIndex} from '@site/theme-plugin/src/search/build/buildIndex';
import {packIndex} from '@site/theme-plugin/src/search/build/packIndex';
import {createIndexFiles} from '@site/theme-plugin/src/search/engine/indexFiles';
import {suggestWords} from '@site/theme-plugin/src/search/engine/suggestWords';

const URL = 'http://site.test/search/';

const section = {level: 1, anchor: '', parent: -1, text: '', names: []};
const packed = packIndex(
  buildIndex([
    {
      path: '/api',
      group: 'API',
      title: 'API',
      keywords: [],
      links: [],
      description: '',
      tag: null,
      sections: [
        {...section, title: 'API', code: ['getState', 'isAction']},
        {...section, level: 2, parent: 0, anchor: 'a', title: 'getState()', code: ['getState']},
        {...section, level: 2, parent: 0, anchor: 'b', title: 'isAction(value)', code: []},
      ],
    },
  ]),
  {locale: 'en'},
);
const files = createIndexFiles(URL, async url => new Response(packed.get(url.slice(URL.length))));

it('suggests the words that the site knows, then its names, each once', async () => {
  expect(await suggestWords(files, 'acton zzzz')).toEqual(['action', 'getState', 'isAction']);
  expect(await suggestWords(files, 'getstat zzzz')).toEqual(['getState', 'isAction']);
});

it('never suggests the query itself', async () => {
  expect(await suggestWords(files, ' GetState ')).toEqual(['isAction']);
});
