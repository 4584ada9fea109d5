import {facetFilter} from '../../../../theme-plugin/src/search/local/facetFilter';
import type {TitlesFile} from '../../../../theme-plugin/src/search/local/indexFormat';

/** Three pages of one section each: of the newest docs, of older docs, and a page without a tag. */
const titles = {
  pages: [
    {path: '/store', group: 0, tag: 'docs-default-current'},
    {path: '/1.0/store', group: 0, tag: 'docs-default-1.0'},
    {path: '/', group: 0},
  ],
  sections: [
    [0, 1, 'Store', '', -1],
    [1, 1, 'Store', '', -1],
    [2, 1, 'Home', '', -1],
  ],
} as unknown as TitlesFile;

const wanted = (filters: readonly (string | readonly string[])[]) =>
  [0, 1, 2].filter(facetFilter(titles, filters) ?? (() => true));

it('wants everything without filters', () => {
  expect(facetFilter(titles, undefined)).toBeUndefined();
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

it('wants nothing that the index does not hold', () => {
  expect(facetFilter(titles, [])?.(7)).toBe(false);
});
