import config from './docusaurus.config.js';

/** The same site with a hosted index: one key more. */
export default {
  ...config,
  i18n: {...config.i18n, locales: ['en']},
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      ...config.themeConfig.navbar,
      items: config.themeConfig.navbar.items.filter(({type}) => type !== 'localeDropdown'),
    },
    algolia: {
      appId: 'TESTING1',
      apiKey: 'public-search-key',
      indexName: 'waders',
      insights: true,
    },
  },
};
