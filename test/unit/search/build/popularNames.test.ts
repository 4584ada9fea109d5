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

it('returns names that are an entire heading, those in the most samples first', () => {
  const pages = [
    page(['createSlice', 'createSlice'], ['dispatch(action)', 'dispatch', 'createSlice']),
    page(['Write a test', 'dispatch', 'write', 'createSlice'], ['compose']),
  ];
  expect(popularNames(pages)).toEqual(['createSlice', 'dispatch']);
});

it("returns at most three, in an order that doesn't depend on the order of pages", () => {
  const pages = ['d', 'b', 'a', 'c'].map(name => page([name, name]));
  expect(popularNames(pages)).toEqual(['a', 'b', 'c']);
  expect(popularNames([])).toEqual([]);
});
