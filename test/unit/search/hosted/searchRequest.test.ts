import {createSearchRequest} from '../../../../theme-plugin/src/search/hosted/searchRequest';

describe('createSearchRequest', () => {
  it('asks for attributes, snippets and marks', () => {
    expect(createSearchRequest({indexName: 'docs', query: 'store', isNarrow: false})).toEqual({
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

  it('asks for half the words on a narrow screen', () => {
    const {params} = createSearchRequest({indexName: 'docs', query: 'store', isNarrow: true});
    expect(params.attributesToSnippet).toContain('content:5');
  });

  it('has click analytics with insights only, and no more than 64 characters', () => {
    const {params, query} = createSearchRequest({
      indexName: 'docs',
      query: 'q'.repeat(65),
      isNarrow: false,
      insights: true,
    });
    expect(params.clickAnalytics).toBe(true);
    expect(query).toHaveLength(64);
  });
});
