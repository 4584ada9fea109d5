import config from './docusaurus.config.js';

/** The same site with the stock theme and only the packages for search, playground, and pages. */
export default {
  ...config,
  i18n: {...config.i18n, locales: ['en']},
  themes: ['docusaurus-theme-folio-search', 'docusaurus-theme-folio-playground'],
};
