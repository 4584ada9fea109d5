import config from './docusaurus.config.js';

/** The same site with custom CSS written for the stock theme. */
export default {
  ...config,
  i18n: {...config.i18n, locales: ['en']},
  clientModules: ['./src/css/restyled.css'],
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      ...config.themeConfig.navbar,
      items: config.themeConfig.navbar.items.filter(({type}) => type !== 'localeDropdown'),
    },
  },
};
