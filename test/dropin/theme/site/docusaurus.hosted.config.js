import config from './docusaurus.config.js';
import future from './future.js';

/** A theme whose tabs have a context of their own, as those of docusaurus-theme-openapi-docs have. */
const apiTheme = () => ({name: 'api-theme', getThemePath: () => './api-theme'});

const companions = ['@docusaurus/theme-live-codeblock', apiTheme];

const folio = 'docusaurus-theme-folio';

/**
 * The same site with a hosted index, a policy that has to allow it, custom CSS written for the stock theme, and other
 * themes: with Rspack, they come after this one, and with webpack, before it. With webpack, theme-mermaid doesn't compile for
 * the oldest browsers, which this site has there: it imports a package that isn't installed.
 */
export default {
  ...config,
  i18n: {...config.i18n, locales: ['en']},
  clientModules: ['./src/css/restyled.css'],
  markdown: {...config.markdown, mermaid: Boolean(future.faster)},
  plugins: [
    ...config.plugins.filter(([name]) => name !== 'docusaurus-plugin-folio-pages'),
    [
      'docusaurus-plugin-folio-pages',
      {socialCards: {}, contentSecurityPolicy: {'script-src': ["'unsafe-eval'"]}},
    ],
    [
      '@docusaurus/plugin-content-docs',
      {id: 'companions', path: 'companions', routeBasePath: 'companions'},
    ],
  ],
  themes: future.faster
    ? [folio, ...companions, '@docusaurus/theme-mermaid']
    : [...companions, folio],
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
