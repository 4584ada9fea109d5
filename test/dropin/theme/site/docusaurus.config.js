import future from './future.js';

/** An ordinary preset-classic site. `themes` is the only line that the theme needs. */
export default {
  title: 'Waders',
  tagline: 'A field guide',
  url: 'https://example.com',
  baseUrl: '/guide/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  future,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en'},
      ar: {label: 'العربية', direction: 'rtl', htmlLang: 'ar'},
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.js', editUrl: 'https://example.com/edit/'},
        blog: {showReadingTime: true, onUntruncatedBlogPosts: 'ignore'},
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {id: 'log', path: 'log', routeBasePath: 'log', sidebarPath: './sidebars.log.js'},
    ],
    ['docusaurus-plugin-folio-pages', {socialCards: {}}],
  ],
  themes: ['docusaurus-theme-folio'],
  themeConfig: {
    announcementBar: {
      id: 'second-edition',
      content: 'The <a href="/guide/docs/">second edition</a> is out.',
      isCloseable: true,
    },
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      title: 'Waders',
      hideOnScroll: true,
      items: [
        {type: 'doc', docId: 'start', label: 'Start'},
        {type: 'docSidebar', sidebarId: 'places', label: 'Places'},
        {to: '/blog', label: 'Blog'},
        {
          type: 'dropdown',
          label: 'More',
          items: [
            {to: '/crash', label: 'Crash'},
            {href: 'https://example.com/birds', label: 'Birds elsewhere'},
          ],
        },
        {
          type: 'dropdown',
          label: 'Log',
          to: '/log/',
          items: [
            {type: 'doc', docsPluginId: 'log', docId: 'may', label: 'May'},
            {type: 'doc', docsPluginId: 'log', docId: 'nests', label: 'Nests'},
          ],
        },
        {type: 'html', value: '<span id="navbar-html">Since 1999</span>'},
        {type: 'docsVersion', position: 'right'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [{to: '/blog', label: 'All editions'}],
        },
        {type: 'localeDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      links: [{title: 'Guide', items: [{label: 'First steps', to: '/docs/'}]}],
      copyright: 'Copyright © 2026 The waders',
    },
  },
};
