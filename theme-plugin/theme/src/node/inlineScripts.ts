import type {SiteStorage} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {LANGUAGE_ATTRIBUTE} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {LANGUAGE_GROUP} from '../shared/code/constants';
import {scriptSource} from 'docusaurus-plugin-folio-pages/shared/scriptSource';
import {earlySearchScript} from 'docusaurus-theme-folio-search/build';
import type {ThemeColor} from './common/ThemeOptions';

/** The settings of the site that the scripts depend on. */
export interface InlineScriptSettings {
  readonly themeConfig: Pick<ThemeConfig, 'announcementBar' | 'colorMode'>;
  readonly siteStorage: SiteStorage;
  readonly themeColor: ThemeColor | false;
}

/**
 * Sets `data-theme` and `data-theme-choice`; the style sheet derives `color-scheme` from the former. The mode
 * comes from `?docusaurus-theme=` or else from storage, and must be 'light' or 'dark'.
 */
function colorModeScript({colorMode}: InlineScriptSettings['themeConfig']): string {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
  const choice = disableSwitch
    ? 'null'
    : "mode(query.get('docusaurus-theme')) || mode(read('theme'))";
  const fallback = respectPrefersColorScheme
    ? "(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
    : scriptSource(defaultMode);
  return `
  function mode(value) { return value === 'light' || value === 'dark' ? value : null; }
  var choice = ${choice};
  root.setAttribute('data-theme', choice || ${fallback});
  root.setAttribute('data-theme-choice', choice || ${scriptSource(respectPrefersColorScheme ? 'system' : defaultMode)});`;
}

/** Keeps the color of the browser's UI in sync with the color mode from now on, no matter what changes the mode. */
function themeColorScript({themeColor}: InlineScriptSettings): string {
  return themeColor
    ? `
  new MutationObserver(function () {
    document.querySelector('meta[name=theme-color]').content =
      root.getAttribute('data-theme') === 'dark' ? ${scriptSource(themeColor.dark)} : ${scriptSource(themeColor.light)};
  }).observe(root, {attributeFilter: ['data-theme']});`
    : '';
}

/** Marks the announcement as dismissed if the reader closed it. An announcement with a new ID shows again. */
function announcementScript({announcementBar}: InlineScriptSettings['themeConfig']): string {
  if (!announcementBar) {
    return '';
  }
  const dismissed = announcementBar.isCloseable
    ? `read('docusaurus.announcement.dismiss') === 'true' && read('docusaurus.announcement.id') === ${scriptSource(announcementBar.id)}`
    : 'false';
  return `
  root.setAttribute('data-announcement-bar-initially-dismissed', ${dismissed});`;
}

/**
 * Gives the address the ending of the canonical one: with or without `.html`, `/index.html`, or a slash. Core's router
 * ignores these endings, but core loads the page's code by its address, so with `.html` it would replace the server's
 * HTML with nothing, and with a slash it would replace the canonical address.
 */
const canonicalPathScript = `
  try {
    var bare = function (path) { return path.replace(/(\\/index)?\\.html$|\\/$/, ''); };
    var canonical = new URL(document.querySelector('link[rel=canonical]').href).pathname;
    if (location.pathname !== canonical && bare(location.pathname) === bare(canonical)) {
      history.replaceState(history.state, '', canonical + location.search + location.hash);
    }
  } catch (error) {}`;

/**
 * Adds a style sheet that shows the chosen tabs until React does. It touches no element that React hydrates,
 * checks that each tab list has the tab, and works under a policy that forbids inline styles.
 */
const tabsScript = `
  try {
    var rules = '';
    var prefer = function (attribute, key, value) {
      var own = '[data-tab="' + CSS.escape(value) + '"]';
      var tabs = '[data-tabs-early] [' + attribute + '="' + CSS.escape(key) + '"]:has(>[role=tablist]>' + own + ')>';
      var panel = tabs + 'div>[role=tabpanel]';
      var tab = tabs + '[role=tablist]>[role=tab]';
      rules +=
        panel + ':not(' + own + '){display:none}' +
        panel + own + '{content-visibility:visible;display:block;position:static}' +
        tab + ':not(' + own + '){--tab-text:var(--text-muted);--tab-line:transparent}' +
        tab + own + '{--tab-text:var(--text);--tab-line:var(--accent)}';
    };
    Object.keys(storage || {}).forEach(function (key) {
      if (key.startsWith('docusaurus.tab.') && key.endsWith(namespace)) {
        prefer('data-tab-group', key.slice(15, key.length - namespace.length), storage.getItem(key));
      }
    });
    query.forEach(function (value, key) { prefer('data-tab-query', key, value); });
    if (rules) {
      var sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
      root.setAttribute('data-tabs-early', '');
    }
  } catch (error) {}`;

/** Typed code blocks follow the tabs' language, so that their text doesn't change after the first paint. */
const codeLanguageScript = `
  if (read(${scriptSource(`docusaurus.tab.${LANGUAGE_GROUP}`)}) === 'js') root.setAttribute(${scriptSource(LANGUAGE_ATTRIBUTE)}, 'js');`;

/**
 * Remembers clicks on buttons and tabs until the page can respond to them. A key that presses a button is a click,
 * too. The search has its own memory, which holds what is typed as well. It listens where events end: if React
 * hydrates the page because of a click, it has already responded by then.
 */
const earlyClicksScript = `
  window.folioClicks = [];
  addEventListener('click', function (event) {
    var control = event.target.closest && event.target.closest('button:enabled,[role=tab]');
    if (window.folioClicks && control && !control.matches('.DocSearch-Button')) folioClicks.push(control);
  });`;

/**
 * The script that runs before the first paint. It makes the address canonical, restores the reader's color
 * mode, tabs, and dismissed announcement, and keeps clicks and requests for search until the code of the page can
 * handle them. theme-classic's own script runs before it and accepts any stored text as a color mode; this one
 * overwrites that.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function inlineScript(settings: InlineScriptSettings): string {
  const {themeConfig, siteStorage} = settings;
  return `(function () {
  var root = document.documentElement;
  var namespace = ${scriptSource(siteStorage.namespace)};
  var query = new URLSearchParams(location.search);
  var storage;
  try { storage = window[${scriptSource(siteStorage.type)}]; } catch (error) {}
  function read(key) {
    try { return storage.getItem(key + namespace); } catch (error) { return null; }
  }${canonicalPathScript}${themeColorScript(settings)}${colorModeScript(themeConfig)}${announcementScript(themeConfig)}${codeLanguageScript}${tabsScript}${earlyClicksScript}${earlySearchScript}
})();`;
}
