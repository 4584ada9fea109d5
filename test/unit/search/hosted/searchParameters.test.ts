import {
  mergeFacetFilters,
  mergeParams,
  serializeParams,
} from '@site/theme-plugin/src/search/hosted/searchParameters';
import {createSearchRequest} from '@site/theme-plugin/src/search/hosted/searchRequest';
import type {FacetFilters} from '@site/theme-plugin/src/search/types';
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
    ['two as text, which both hold', 'type:lvl1,lang:a', ['type:lvl1', 'lang:a', ...CONTEXT]],
    ['a list, of which all hold', ['a:1', 'b:2'], ['a:1', 'b:2', ...CONTEXT]],
    ['a list in it, of which one holds', [['a:1', 'a:2']], [['a:1', 'a:2'], ...CONTEXT]],
  ])('%s', (_case, ofSite, expected) => {
    expect(mergeFacetFilters(ofSite, CONTEXT)).toEqual(expected);
  });

  it('are left out where neither has any', () => {
    expect(mergeFacetFilters(undefined, undefined)).toBeUndefined();
  });
});

describe('parameters of site and theme', () => {
  it("the site's come in the place of the theme's, but for the tags around matches", () => {
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

  it('become one text, lists and objects as JSON, what is not set left out', () => {
    const text = serializeParams({a: 'b & c', list: ['d', ['e']], page: undefined, flag: false});
    expect(text).toBe('a=b%20%26%20c&list=%5B%22d%22%2C%5B%22e%22%5D%5D&flag=false');
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({
      a: 'b & c',
      list: '["d",["e"]]',
      flag: 'false',
    });
  });
});
