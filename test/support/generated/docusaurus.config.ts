/** The part of the loaded configuration that components read. */
const siteConfig = {
  future: {experimental_router: 'browser'},
  title: 'Fixture',
  tagline: 'A site for tests',
  url: 'https://example.com',
  baseUrl: '/',
  titleDelimiter: '|',
  trailingSlash: undefined,
  customFields: {},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    navbar: {title: 'Fixture', items: [], hideOnScroll: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    metadata: [],
    prism: {
      additionalLanguages: [],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
      ],
      theme: {plain: {}, styles: []},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    folio: {search: {maxResultsPerGroup: 5}},
  },
};

export default siteConfig;
