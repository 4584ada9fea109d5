import {createSearchRequest} from '@site/theme-plugin/src/search/hosted/searchRequest';
import {queryOf} from '../support/hits';

const docs = {indexName: 'docs', insights: false};

describe('createSearchRequest', () => {
  it('requests attributes, snippets, and marks', () => {
    expect(createSearchRequest(queryOf('store'), docs)).toEqual({
      indexName: 'docs',
      query: 'store',
      params: {
        attributesToRetrieve: [
          'hierarchy.lvl0',
          'hierarchy.lvl1',
          'hierarchy.lvl2',
          'hierarchy.lvl3',
          'hierarchy.lvl4',
          'hierarchy.lvl5',
          'hierarchy.lvl6',
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          'hierarchy.lvl1:10',
          'hierarchy.lvl2:10',
          'hierarchy.lvl3:10',
          'hierarchy.lvl4:10',
          'hierarchy.lvl5:10',
          'hierarchy.lvl6:10',
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    });
  });

  it("requests snippets of the query's length", () => {
    const {params} = createSearchRequest(queryOf('store', {snippetWords: 5}), docs);
    expect(params.attributesToSnippet).toContain('content:5');
  });

  it('requests a page number from the second page on', () => {
    expect(createSearchRequest(queryOf('store'), docs).params).not.toHaveProperty('page');
    expect(createSearchRequest(queryOf('store', {page: 3}), docs).params.page).toBe(3);
  });

  it('has click analytics only with insights', () => {
    const {params} = createSearchRequest(queryOf('store'), {...docs, insights: true});
    expect(params.clickAnalytics).toBe(true);
  });

  it('filters by one language and any of the tags', () => {
    const filters = {language: 'en', tags: ['default', 'docs-default-current']};
    expect(createSearchRequest(queryOf('store', {filters}), docs).params.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });
});
