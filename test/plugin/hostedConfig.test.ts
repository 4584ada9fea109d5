import {preconnectTags, searchDefinitions} from '../../theme-plugin/search/src/build/searchFeature';
import {warnOfIgnored} from '../../theme-plugin/search/src/build/warnOfIgnored';
import {readSearchConfig} from '../../theme-plugin/search/src/searchConfig';
import {validateThemeConfig} from '../../theme-plugin/theme/src/node/themeConfig';

const ALGOLIA = {appId: 'APP1', apiKey: 'public', indexName: 'docs'};

const validate = (algolia: unknown) =>
  validateThemeConfig({
    validate: () => {
      throw new Error('not used');
    },
    themeConfig: {algolia},
  });
const completed = (algolia: unknown) => readSearchConfig(validate(algolia)).hosted;

it('accepts everything that Docusaurus documents, and fills in its defaults', () => {
  expect(completed(ALGOLIA)).toEqual({
    ...ALGOLIA,
    contextualSearch: true,
    searchParameters: {},
    searchPagePath: 'search',
    insights: false,
  });
  const all = {
    ...ALGOLIA,
    contextualSearch: false,
    externalUrlRegex: 'external\\.com|domain\\.com',
    searchParameters: {facetFilters: ['a:1', ['b:2', 'b:3']], typoTolerance: 'strict'},
    searchPagePath: false,
    insights: true,
  };
  expect(completed(all)).toEqual(all);
});

it('accepts the translations of DocSearch 3 and 4', () => {
  const texts = {
    placeholder: 'Find',
    translations: {
      button: {buttonText: 'Find', buttonAriaLabel: 'Find a page'},
      modal: {
        searchBox: {cancelButtonText: 'Leave', closeButtonText: 'Leave'},
        footer: {closeText: 'to leave', poweredByText: 'By'},
        askAiScreen: {thinkingText: 'Wait'},
      },
    },
  };
  expect(completed({...ALGOLIA, ...texts})).toMatchObject(texts);
});

it("keeps DocSearch's other options, and says once that they have no effect", () => {
  const others = {askAi: 'id', maxResultsPerGroup: 3, initialQuery: 'store'};
  const themeConfig = validate({...ALGOLIA, ...others});
  expect(readSearchConfig(themeConfig).hosted).toMatchObject(others);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  warnOfIgnored(validate(ALGOLIA));
  warnOfIgnored({});
  expect(warn).not.toHaveBeenCalled();
  warnOfIgnored(themeConfig);
  warnOfIgnored(themeConfig);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toContain('askAi, maxResultsPerGroup, initialQuery');
});

it.each([
  [{}, 'themeConfig.algolia.appId is missing. Valid: the id of your application at Algolia'],
  [{...ALGOLIA, appId: 'my app'}, 'themeConfig.algolia.appId is "my app". Valid: the id of your'],
  [{...ALGOLIA, apiKey: ''}, 'themeConfig.algolia.apiKey is "". Valid: the public search-only key'],
  [{appId: 'A', apiKey: 'b'}, 'themeConfig.algolia.indexName is missing. Valid: the name of the'],
  [
    {...ALGOLIA, indexname: 'docs'},
    'themeConfig.algolia.indexname is not an option. Remove it or use one of: appId, apiKey, indexName, contextualSearch,',
  ],
  [
    {...ALGOLIA, contextualSearch: 'yes'},
    'themeConfig.algolia.contextualSearch is "yes". Valid: true (default) or false.',
  ],
  [
    {...ALGOLIA, searchParameters: {facetFilters: [{a: 1}]}},
    'Valid: a list such as ["type:lvl1", ["tag:a", "tag:b"]].',
  ],
  [
    {...ALGOLIA, externalUrlRegex: '('},
    'themeConfig.algolia.externalUrlRegex is "(". Valid: a regular expression as a string.',
  ],
  [
    {...ALGOLIA, replaceSearchResultPathname: {from: 7, to: '/'}},
    'themeConfig.algolia.replaceSearchResultPathname.from is 7. Valid: a string or a regular',
  ],
  [
    {...ALGOLIA, searchPagePath: '/'},
    'themeConfig.algolia.searchPagePath is "/". Valid: a path below the base URL, such as "search"',
  ],
  [{...ALGOLIA, insights: 1}, 'themeConfig.algolia.insights is 1. Valid: true or false (default).'],
  [{...ALGOLIA, placeholder: ''}, 'themeConfig.algolia.placeholder is "". Valid: a text that is'],
  [
    {...ALGOLIA, translations: {modal: {footer: {closeText: 7}}}},
    'themeConfig.algolia.translations.modal.footer.closeText is 7. Valid: a text that is not empty.',
  ],
  [
    {...ALGOLIA, translations: {modal: {startScreen: 'Start'}}},
    'themeConfig.algolia.translations.modal.startScreen is "Start". Valid: an object with recentSearchesTitle, noRecent',
  ],
  [
    {...ALGOLIA, translations: {searchBox: {}}},
    'themeConfig.algolia.translations.searchBox is not an option. Remove it or use one of: button, modal.',
  ],
  ['docs', 'themeConfig.algolia is "docs". Valid: an object with appId, apiKey and indexName.'],
])('rejects %j, naming the option, its place, and the valid values', (algolia, message) => {
  expect(() => validate(algolia)).toThrow(message);
});

describe('replaceSearchResultPathname', () => {
  const fromOf = (from: unknown, others = {}) =>
    completed({...ALGOLIA, ...others, replaceSearchResultPathname: {from, to: '/'}})
      ?.replaceSearchResultPathname?.from;

  it('takes a string literally', () => {
    expect(fromOf('/v1.0/')).toBe('/v1\\.0/');
  });

  it('sends the browser the source of a regular expression', () => {
    expect(fromOf(/^\/v\d/)).toBe('^\\/v\\d');
  });

  it('keeps a value that theme-search-algolia has already normalized', () => {
    const completedBefore = {
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: 'search',
    };
    expect(fromOf('/v1\\.0/', completedBefore)).toBe('/v1\\.0/');
  });
});

describe('themeConfig.algolia decides which backend answers', () => {
  it("adds a preconnect link and bundles the hosted client if it's set", () => {
    const themeConfig = validate(ALGOLIA);
    expect(preconnectTags(themeConfig)).toEqual([
      {
        tagName: 'link',
        attributes: {
          rel: 'preconnect',
          href: 'https://APP1-dsn.algolia.net',
          crossorigin: 'anonymous',
        },
      },
    ]);
    expect(searchDefinitions(themeConfig)).toEqual({'process.env.FOLIO_HOSTED_SEARCH': '"true"'});
  });

  it("adds neither if it's not set", () => {
    const themeConfig = validate(undefined);
    expect(readSearchConfig(themeConfig).hosted).toBeUndefined();
    expect(preconnectTags(themeConfig)).toEqual([]);
    expect(searchDefinitions(themeConfig)).toEqual({'process.env.FOLIO_HOSTED_SEARCH': '""'});
  });

  it("has its searchPagePath replace the theme's", () => {
    const pathOf = (searchPagePath: unknown) =>
      readSearchConfig(validate({...ALGOLIA, searchPagePath})).pagePath;
    expect(pathOf('/find/all/')).toBe('find/all');
    expect(pathOf(false)).toBe(false);
    expect(pathOf(null)).toBe(false);
  });
});
