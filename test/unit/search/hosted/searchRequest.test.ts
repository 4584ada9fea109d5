import {createSearchRequest} from '@site/theme-plugin/search/src/hosted/searchRequest';
import {queryOf} from '../support/hits';

const docs = {indexName: 'docs', insights: false};

describe('createSearchRequest', () => {
  it("requests snippets of the query's length", () => {
    const {params} = createSearchRequest(queryOf('store', {snippetWords: 5}), docs);
    expect(params.attributesToSnippet).toContain('content:5');
  });

  it('requests a page number from the second page on', () => {
    expect(createSearchRequest(queryOf('store'), docs).params).not.toHaveProperty('page');
    expect(createSearchRequest(queryOf('store', {page: 3}), docs).params.page).toBe(3);
  });
});
