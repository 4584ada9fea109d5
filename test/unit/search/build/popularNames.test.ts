import {popularNames} from '@site/theme-plugin/src/search/build/popularNames';
import type {PageRecords} from '@site/theme-plugin/src/search/build/extractRecords';

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

it("returns names in headings that aren't words, those in the most samples first", () => {
  const pages = [
    page(['Use createSlice', 'createSlice'], ['getState()', 'getState', 'createSlice']),
    page(['Write a JavaScript test', 'getState', 'write', 'createSlice'], ['compose', 'compose']),
    page(['isAction', 'createSlice', 'JavaScript', 'avaScript']),
  ];
  expect(popularNames(pages)).toEqual(['createSlice', 'getState']);
});

it("returns at most three, in an order that doesn't depend on the order of pages", () => {
  const pages = ['isD', 'isB', 'isA', 'isC'].map(name => page([name, name]));
  expect(popularNames(pages)).toEqual(['isA', 'isB', 'isC']);
  expect(popularNames([])).toEqual([]);
});
