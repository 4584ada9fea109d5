import {readSearchConfig} from '@site/theme-plugin/search/src/searchConfig';

describe("a site's search configuration", () => {
  it('has the defaults if nothing is set', () => {
    const defaults = {maxResultsPerGroup: 5, pagePath: 'search'};
    expect(readSearchConfig({})).toEqual(defaults);
    expect(readSearchConfig({folio: {}})).toEqual(defaults);
  });

  it('overrides the defaults key by key', () => {
    expect(readSearchConfig({folio: {search: {maxResultsPerGroup: 3}}})).toEqual({
      maxResultsPerGroup: 3,
      pagePath: 'search',
    });
    expect(readSearchConfig({folio: {search: {pagePath: false}}}).pagePath).toBe(false);
  });

  it.each([
    ['search', 'search'],
    ['/search/', 'search'],
    ['//docs/find-it//', 'docs/find-it'],
    ['', false],
    [null, false],
    [false, false],
  ])('has the search page of a hosted index at %j: %j', (searchPagePath, pagePath) => {
    const algolia = {searchPagePath};
    expect(readSearchConfig({folio: {search: {pagePath: 'own'}}, algolia})).toEqual({
      maxResultsPerGroup: 5,
      pagePath,
      hosted: algolia,
    });
  });
});
