import {ownSearchPagePath} from '@site/theme-plugin/search/src/build/searchPagePath';

const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs', searchPagePath: '/find/'};

it.each([
  ['the default', {}, ['classic'], [], 'search'],
  ['a path of the site', {folio: {search: {pagePath: 'find'}}}, ['classic'], [], 'find'],
  ['none', {folio: {search: {pagePath: false}}}, ['classic'], [], false],
  ['hosted: preset-classic adds it', {algolia}, [['classic', {}]], [], false],
  ['hosted: by its whole name', {algolia}, ['@docusaurus/preset-classic'], [], false],
  ['hosted: by its path', {algolia}, ['/n/@docusaurus/preset-classic/lib/index.js'], [], false],
  ['hosted: the theme adds it', {algolia}, [], ['@docusaurus/theme-search-algolia'], false],
  ['hosted: nobody else does', {algolia}, [], ['@docusaurus/theme-classic'], 'find'],
  ['hosted: none', {algolia: {...algolia, searchPagePath: null}}, [], [], false],
] as const)('%s', (_case, themeConfig, presets, themes, expected) => {
  expect(
    ownSearchPagePath({
      themeConfig,
      presets: presets as unknown as string[],
      themes: [...themes],
    }),
  ).toBe(expected);
});
