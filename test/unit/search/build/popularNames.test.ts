import {popularNames} from '@site/theme-plugin/search/src/build/popularNames';
import type {PageRecords} from '@site/theme-plugin/search/src/build/extractRecords';

/** A page of sections, each with its heading and the names in its samples. */
const page = (...sections: readonly (readonly [title: string, ...code: string[]])[]) =>
  ({
    title: '',
    keywords: [],
    links: [],
    description: '',
    tag: null,
    sections: sections.map(([title, ...code]) => ({
      level: 2,
      title,
      anchor: '',
      parent: -1,
      text: '',
      names: [],
      code,
    })),
  }) satisfies PageRecords;

it("returns names in headings that aren't words, if samples use them", () => {
  const pages = [
    page(['Use createSlice', 'createSlice'], ['getState()', 'getState', 'createSlice']),
    page(['Write a JavaScript test', 'getState', 'write', 'createSlice'], ['compose', 'compose']),
    page(['isAction', 'createSlice', 'JavaScript', 'avaScript']),
  ];
  expect(popularNames(pages)).toEqual(['createSlice', 'getState']);
  expect(popularNames([])).toEqual([]);
});

it.each([
  ['how often they are used', ['isA', 'isB', 'isB'], ['isB', 'isA']],
  ['their names', ['isB', 'isA'], ['isA', 'isB']],
  ['both, at most three', ['isD', 'isB', 'isA', 'isC', 'isD'], ['isD', 'isA', 'isB']],
])('returns them in the order of %s, whatever the order of pages', (_, used, names) => {
  const pages = used.map(name => page([name, name]));
  expect(popularNames(pages)).toEqual(names);
  expect(popularNames(pages.reverse())).toEqual(names);
});
