import {
  mergeFacetFilters,
  mergeParams,
  serializeParams,
} from '@site/theme-plugin/search/src/hosted/searchParameters';
import {createSearchRequest} from '@site/theme-plugin/search/src/hosted/searchRequest';
import type {FacetFilters} from '@site/theme-plugin/search/src/types';
import {queryOf} from '../support/hits';

const CONTEXT: FacetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
const {params} = createSearchRequest(
  queryOf('store', {filters: {language: 'en', tags: ['default', 'docs-default-current']}}),
  {indexName: 'docs', insights: false},
);

describe('facet filters of site and page', () => {
  it.each<[string, string | FacetFilters | undefined, FacetFilters]>([
    ['none', undefined, CONTEXT],
    ['an empty list', [], CONTEXT],
    ['an empty text', '', CONTEXT],
    ['one as text', 'type:lvl1', ['type:lvl1', ...CONTEXT]],
    ['two as text, which must both match', 'type:lvl1,lang:a', ['type:lvl1', 'lang:a', ...CONTEXT]],
    ['a list, which must all match', ['a:1', 'b:2'], ['a:1', 'b:2', ...CONTEXT]],
    ['a nested list, of which one must match', [['a:1', 'a:2']], [['a:1', 'a:2'], ...CONTEXT]],
  ])('%s', (_case, ofSite, expected) => {
    expect(mergeFacetFilters(ofSite, CONTEXT)).toEqual(expected);
  });

  it('are left out if neither has any', () => {
    expect(mergeFacetFilters(undefined, undefined)).toBeUndefined();
  });
});

describe('parameters of site and theme', () => {
  it("let the site's override the theme's, except for the tags around matches", () => {
    const merged = mergeParams(params, {
      hitsPerPage: 7,
      highlightPreTag: '<b>',
      page: 3,
      typoTolerance: 'strict',
    });
    expect(merged).toMatchObject({
      hitsPerPage: 7,
      highlightPreTag: '<mark>',
      typoTolerance: 'strict',
      snippetEllipsisText: '…',
      facetFilters: CONTEXT,
    });
    expect(merged.page).toBeUndefined();
  });

  it('become a single string, with lists and objects as JSON and without unset values', () => {
    const text = serializeParams({a: 'b & c', list: ['d', ['e']], page: undefined, flag: false});
    expect(text).toBe('a=b%20%26%20c&list=%5B%22d%22%2C%5B%22e%22%5D%5D&flag=false');
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({
      a: 'b & c',
      list: '["d",["e"]]',
      flag: 'false',
    });
  });
});
