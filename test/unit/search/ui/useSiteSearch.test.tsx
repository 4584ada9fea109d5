/** @jest-environment jsdom */
// cspell:ignore Bquery -- an encoded brace and a word
import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';
import {useSiteSearch, type SiteSearch} from '@site/theme-plugin/search/src/ui/hooks/useSiteSearch';
import {docsOfTest} from '../../../support/docsOfTest';
import {renderInSite} from '../../../support/renderInSite';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const {baseUrl} = siteConfig;
afterEach(() => {
  siteConfig.baseUrl = baseUrl;
});

function searchOf(search: object, algolia?: object, path?: string): SiteSearch {
  const found: SiteSearch[] = [];
  function Probe(): ReactNode {
    found.push(useSiteSearch());
    return null;
  }
  setThemeConfig({folio: {search}, ...(algolia && {algolia})});
  renderInSite(<Probe />, path);
  const [site] = found;
  if (!site) {
    throw new Error('The hook was not called.');
  }
  return site;
}

/** What readers may type that addresses can't contain as it is. */
const QUERIES: readonly (readonly [typed: string, encoded: string])[] = [
  ['a b', 'a%20b'],
  ['a&b=c#d?e', 'a%26b%3Dc%23d%3Fe'],
  ['100 %', '100%20%25'],
  ['é', '%C3%A9'],
  ['half \uD83D', 'half%20%EF%BF%BD'],
  ['\uDE00', '%EF%BF%BD'],
  ['{query}', '%7Bquery%7D'],
];

it.each(QUERIES)('puts %j wherever the link for missing results wants it', (typed, encoded) => {
  const missingResultsUrl = 'https://example.com/new?title={query}&body=No+{query}';
  const {getMissingResultsUrl} = searchOf({missingResultsUrl});
  expect(getMissingResultsUrl?.(typed)).toBe(
    `https://example.com/new?title=${encoded}&body=No+${encoded}`,
  );
});

it.each(QUERIES)('leads to the search page with %j as its query', typed => {
  const url = searchOf({pagePath: 'search'}).searchPageUrl?.(typed) ?? '';
  expect(url.startsWith('/search?q=')).toBe(true);
  const {searchParams, hash} = new URL(url, 'https://example.com');
  expect([searchParams.get('q'), hash]).toEqual([typed.replace(/\p{Surrogate}/u, '\uFFFD'), '']);
});

it('has no link for missing results and no search page unless the site wants them', () => {
  const site = searchOf({pagePath: false});
  expect([site.getMissingResultsUrl, site.searchPageUrl]).toEqual([undefined, undefined]);
});

it("names its index after the site's path and language, and a hosted one as the site does", () => {
  expect(searchOf({}).indexName).toBe('local-en');
  siteConfig.baseUrl = '/guides/redux/';
  expect(searchOf({}).indexName).toBe('local-guides-redux-en');
  const hosted = {appId: 'A', apiKey: 'b', indexName: 'docs'};
  expect(searchOf({}, hosted).indexName).toBe('docs');
});

it('searches the language and the versions of the page, unless a hosted index turns that off', () => {
  const hosted = {appId: 'A', apiKey: 'b', indexName: 'docs'};
  const filters = {language: 'en', tags: expect.arrayContaining(['default'])};
  expect(searchOf({}).filters).toEqual(filters);
  expect(searchOf({}, hosted).filters).toEqual(filters);
  expect(searchOf({}, {...hosted, contextualSearch: false}).filters).toBeUndefined();
});

it('leads to the search page with a slash at its end if the addresses of the site have one', () => {
  Object.assign(siteConfig, {trailingSlash: true});
  const url = searchOf({pagePath: 'search'}).searchPageUrl?.('store');
  Object.assign(siteConfig, {trailingSlash: undefined});
  expect(url).toBe('/search/?q=store');
});

describe('with several versions of the docs', () => {
  docsOfTest();
  const hosted = {appId: 'A', apiKey: 'b', indexName: 'docs'};

  it('leads from a page to a search of the same versions', () => {
    const {filters, searchPageUrl} = searchOf({}, undefined, '/1.0/intro/start');
    expect(filters?.tags).toEqual(expect.arrayContaining(['docs-default-1.0', 'docs-log-current']));
    const url = searchPageUrl?.('store') ?? '';
    expect(url).toBe('/search?q=store&version=docs-default-1.0');
    const page = searchOf({}, undefined, url);
    expect(page.filters?.tags.toSorted()).toEqual(filters?.tags.toSorted());
    expect(page.versions).toEqual([
      expect.objectContaining({pluginId: 'default', tag: 'docs-default-1.0'}),
    ]);
    expect(page.versions[0]?.versions.map(({label}) => label)).toEqual(['Next', '2.0', '1.0']);
  });

  it('searches the latest one if the address has none, or one that does not exist', () => {
    for (const url of ['/search?q=store', '/search?q=store&version=docs-default-0.1']) {
      expect(searchOf({}, undefined, url).versions[0]?.tag).toBe('docs-default-2.0');
    }
  });

  it('has no versions to choose from if a hosted index searches all', () => {
    const {filters, versions, searchPageUrl} = searchOf(
      {},
      {...hosted, contextualSearch: false, searchPagePath: 'search'},
      '/1.0/intro/start',
    );
    expect([filters, versions]).toEqual([undefined, []]);
    expect(searchPageUrl?.('store')).toBe('/search?q=store');
  });
});
