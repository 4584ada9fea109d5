import path from 'node:path';
import type {
  Options as PresetOptions,
  ThemeConfig as PresetThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {UserFolioThemeConfig, UserThemeOptions} from 'docusaurus-theme-folio';
import type {UserPlaygroundOptions} from 'docusaurus-theme-folio-playground';
import type {UserPagesOptions} from 'docusaurus-plugin-folio-pages';
import logger from '@docusaurus/logger';
import smartypants from 'remark-smartypants';
import {absoluteSources} from './src/absoluteSources';
import {analyticsFromEnvironment} from './src/analyticsFromEnvironment';
import {gitHistory, gitHistoryWarning} from './src/gitHistory';
import sampleCounts from './src/data/sampleCounts.json';
import {redirects} from './src/plugins/redirects';
import {redirectsFile} from './src/plugins/redirectsFile';
import {webApp} from './src/plugins/webApp';
import {wholeNames} from './src/plugins/wholeNames';
import {PLAYGROUND_FILES, playgroundSamples} from './src/samples/playground/plugin';
import {PLAYGROUND_PACKAGES} from './src/samples/playground/packages';
import {measurementTable} from './src/samples/remark/measurementTable';
import {remarkSamples} from './src/samples/remark/remarkSamples';
import {showApps} from './src/tutorials/changes/showApps';
import {appPictures} from './src/tutorials/directives/appPictures';
import {tutorialDirectives} from './src/tutorials/directives/tutorialDirectives';
import {sampleCountsLine} from './src/samples/check/sampleCountsLine';
import {tutorials, TUTORIAL_FILES} from './src/tutorials/plugin';

// Each deployment sets its own URL, and the GitHub Pages site of a fork is served under /<repository>/.
const url = process.env.SITE_URL ?? 'https://redux.js.org';
const baseUrl = process.env.BASE_URL ?? '/';

const history = gitHistory(__dirname);
const historyWarning = gitHistoryWarning(history);
if (historyWarning) {
  logger.warn(historyWarning);
}

// The not-found page and hosts that read `_redirects` redirect from these addresses.
const OLD_ADDRESSES = './old-addresses.json';

const repository = 'https://github.com/reduxjs/redux';

const remark = {
  beforeDefaultRemarkPlugins: [
    // Quotes as in print, everywhere but in code. Before the others, which take titles and labels from the text.
    [smartypants, {dashes: false, ellipses: false, backticks: false}],
    // Before the directives, which tell it what readers do.
    () => remarkSamples(showApps),
    tutorialDirectives,
    [appPictures, {baseUrl}],
    // A function hides the option: core sends plugin options to every browser, and this one is a path on this machine.
    () => measurementTable({folder: path.join(__dirname, 'src/data/measurements')}),
  ],
  remarkPlugins: [wholeNames],
};

const config: Config = {
  title: 'Redux',
  tagline: 'Application state you can follow',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  organizationName: 'reduxjs',
  projectName: 'redux',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},

  future: {v4: true, faster: true},

  staticDirectories: ['static', TUTORIAL_FILES, PLAYGROUND_FILES],

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: `${repository}/edit/master/`,
          showLastUpdateTime: history !== 'none',
          ...remark,
        },
        blog: false,
        pages: remark,
        // Search engines learn to distrust dates that are the same on every page.
        sitemap: {
          lastmod: history === 'full' ? 'date' : null,
          createSitemapItems: ({defaultCreateSitemapItems, routes, ...site}) =>
            defaultCreateSitemapItems({...site, routes: absoluteSources(__dirname, routes)}),
        },
        theme: {customCss: './src/css/site.css'},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    // Functions, too, because core would send the options to every browser.
    tutorials,
    playgroundSamples,
    context =>
      // Redux prints `https://redux.js.org/Errors?code=N`.
      // Redux Toolkit prints `https://redux.js.org/style-guide/style-guide#do-not-mutate-state`.
      redirects(context, [
        {from: '/Errors', to: '/errors', title: 'Error messages'},
        {from: '/style-guide/style-guide', to: '/style-guide/', title: 'Redux style guide'},
      ]),
    context => redirectsFile(context, OLD_ADDRESSES),
    webApp,
    [
      'docusaurus-plugin-folio-pages',
      {
        analytics: analyticsFromEnvironment(process.env),
        contentSecurityPolicy: {},
        headingIds: './heading-ids.json',
        llms: true,
        markdown: true,
        movedPages: OLD_ADDRESSES,
        socialCards: {},
      } satisfies UserPagesOptions,
    ],
  ],

  themes: [
    [
      'docusaurus-theme-folio',
      {
        infima: false,
        search: {
          startLinks: './search-start-links.json',
          synonyms: './search-synonyms.json',
        },
        themeColor: {light: '#fdfbf7', dark: '#171513'},
      } satisfies UserThemeOptions,
    ],
    [
      'docusaurus-theme-folio-playground',
      {
        packages: PLAYGROUND_PACKAGES,
        packagesFrom: './examples',
        wrappers: {redux: './src/samples/playground/watchedRedux.ts'},
      } satisfies UserPlaygroundOptions,
    ],
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    announcementBar: {
      id: 'start-with-toolkit',
      content: `Use Redux Toolkit for new Redux code. <a href="${baseUrl}introduction/why-rtk-is-redux-today">See why</a>`,
      isCloseable: false,
    },
    navbar: {
      title: 'Redux',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      hideOnScroll: false,
      items: [
        {
          type: 'doc',
          docId: 'introduction/getting-started',
          label: 'Getting Started',
          position: 'right',
        },
        {type: 'doc', docId: 'tutorials/index', label: 'Tutorial', position: 'right'},
        {type: 'doc', docId: 'usage/index', label: 'Usage Guide', position: 'right'},
        {
          type: 'doc',
          docId: 'api/api-reference',
          label: 'API',
          position: 'right',
          activeBaseRegex: `^${baseUrl}errors$`,
        },
        {type: 'doc', docId: 'faq', label: 'FAQ', position: 'right'},
        {type: 'doc', docId: 'style-guide/index', label: 'Best Practices', position: 'right'},
        {href: repository, label: 'GitHub', position: 'right'},
        {
          to: '/introduction/getting-started#help-and-discussion',
          label: 'Need help?',
          position: 'right',
        },
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      logo: {
        alt: 'Redux',
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 48,
        height: 48,
        href: '/',
      },
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Getting started', to: '/introduction/getting-started'},
            {label: 'Installation', to: '/introduction/installation'},
            {label: 'Core concepts', to: '/introduction/core-concepts'},
            {label: 'Learning resources', to: '/introduction/learning-resources'},
            {label: 'Tutorials', to: '/tutorials/index'},
            {label: 'Usage guides', to: '/usage/'},
            {label: 'FAQ', to: '/faq'},
            {label: 'API reference', to: '/api/api-reference'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Help and discussion', to: '/introduction/getting-started#help-and-discussion'},
            {label: 'Reactiflux Discord', href: 'https://www.reactiflux.com'},
            {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/redux'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'GitHub', href: repository},
            {label: 'Redux Toolkit', href: 'https://redux-toolkit.js.org'},
            {label: 'React-Redux', href: 'https://react-redux.js.org'},
          ],
        },
      ],
      copyright: `Copyright © 2015–2025 Dan Abramov and the Redux documentation authors<br>${sampleCountsLine(sampleCounts)}. <a href="${repository}/blob/master/src/samples/README.md">How they’re checked</a>`,
    },
    prism: {additionalLanguages: ['bash']},
    folio: {
      search: {missingResultsUrl: `${repository}/issues/new?title=Search:%20{query}`},
      pageMenu: {},
      reportUrl: `${repository}/issues/new?title=Docs:%20{path}`,
    },
  } satisfies PresetThemeConfig & {folio: UserFolioThemeConfig},
};

export default config;
