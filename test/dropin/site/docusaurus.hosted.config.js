import config from './docusaurus.config.js';

/** The same site with a hosted index, a policy that has to allow it, and custom CSS written for the stock theme. */
export default {
  ...config,
  i18n: {...config.i18n, locales: ['en']},
  clientModules: ['./src/css/restyled.css'],
  themes: [['docusaurus-theme-folio', {socialCards: {}, contentSecurityPolicy: {}}]],
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
