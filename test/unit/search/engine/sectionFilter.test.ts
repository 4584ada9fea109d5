import type {TagRun} from '@site/theme-plugin/search/src/engine/indexFormat';
import {sectionFilter} from '@site/theme-plugin/search/src/engine/sectionFilter';

/** Three sections: from the newest docs, from older docs, and from a page without a tag. */
const sections: TagRun[] = [
  [0, 'docs-default-current'],
  [1, 'docs-default-1.0'],
  [2, null],
];

const wanted = (...tags: string[]) =>
  [0, 1, 2].filter(sectionFilter(sections, {language: 'en', tags}) ?? (() => true));

it('accepts everything without filters', () => {
  expect(sectionFilter(sections, undefined)).toBeUndefined();
});

it('accepts the pages of the named versions, and those without a version', () => {
  expect(wanted('default', 'docs-default-current')).toEqual([0, 2]);
  expect(wanted('default', 'docs-default-1.0')).toEqual([1, 2]);
  expect(wanted('other')).toEqual([2]);
});

it('ignores the language, because an index has only one', () => {
  const filter = sectionFilter(sections, {language: 'ar', tags: ['docs-default-current']});
  expect([0, 1, 2].map(section => filter?.(section))).toEqual([true, false, true]);
});

it('applies a tag to all sections up to the next one', () => {
  const filter = sectionFilter(sections, {language: 'en', tags: []});
  expect([1, 2, 3, 70].map(section => filter?.(section))).toEqual([false, true, true, true]);
  const runs: TagRun[] = [
    [0, 'a'],
    [5, 'b'],
  ];
  expect(sectionFilter(runs, {language: 'en', tags: ['a']})?.(4)).toBe(true);
});

it('accepts nothing from an index without sections', () => {
  expect(sectionFilter([], {language: 'en', tags: []})?.(7)).toBe(false);
});
