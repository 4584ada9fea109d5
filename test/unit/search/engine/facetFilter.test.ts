import {facetFilter} from '../../../../theme-plugin/src/search/engine/facetFilter';
import type {TagRun} from '../../../../theme-plugin/src/search/engine/indexFormat';

/** Three sections: of the newest docs, of older docs, and of a page without a tag. */
const tags: TagRun[] = [
  [0, 'docs-default-current'],
  [1, 'docs-default-1.0'],
  [2, null],
];

const wanted = (filters: readonly (string | readonly string[])[]) =>
  [0, 1, 2].filter(facetFilter(tags, filters) ?? (() => true));

it('wants everything without filters', () => {
  expect(facetFilter(tags, undefined)).toBeUndefined();
});

it('wants the pages of the named versions, and those that belong to none', () => {
  expect(wanted([['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toEqual([
    0, 2,
  ]);
  expect(wanted([['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']])).toEqual([1, 2]);
  expect(wanted(['docusaurus_tag:other'])).toEqual([2]);
});

it('leaves the language to the index, which has one only', () => {
  expect(wanted(['language:ar'])).toEqual([0, 1, 2]);
});

it('wants what all filters want', () => {
  expect(
    wanted(['language:en', 'docusaurus_tag:docs-default-1.0', 'docusaurus_tag:default']),
  ).toEqual([2]);
});

it('takes a tag for that of all sections up to the next one', () => {
  const filter = facetFilter(tags, ['docusaurus_tag:docs-default-1.0']);
  expect([2, 3, 70].map(section => filter?.(section))).toEqual([true, true, true]);
  expect(
    facetFilter(
      [
        [0, 'a'],
        [5, 'b'],
      ],
      ['docusaurus_tag:a'],
    )?.(4),
  ).toBe(true);
});

it('wants nothing of an index without sections', () => {
  expect(facetFilter([], [])?.(7)).toBe(false);
});
