import type {SiteStorage} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {LANGUAGE_ATTRIBUTE, LANGUAGE_GROUP} from '../shared/code/constants';
import {earlySearchScript} from '../search/earlySearch';
import type {ThemeColor} from './common/ThemeOptions';

/** What the scripts are made from: the site's settings. */
export interface InlineScriptSettings {
  readonly themeConfig: Pick<ThemeConfig, 'announcementBar' | 'colorMode'>;
  readonly siteStorage: SiteStorage;
  readonly themeColor: ThemeColor | false;
}

/** A value as JavaScript source that cannot end the script element it stands in. */
const source = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * `data-theme` and `data-theme-choice`; the stylesheet takes `color-scheme` from the former. Only
 * 'light' and 'dark' are taken over, from `?docusaurus-theme=` first, from the storage second.
 */
function colorModeScript({colorMode}: InlineScriptSettings['themeConfig']): string {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
  const choice = disableSwitch
    ? 'null'
    : "mode(query.get('docusaurus-theme')) || mode(read('theme'))";
  const fallback = respectPrefersColorScheme
    ? "(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
    : source(defaultMode);
  return `
  function mode(value) { return value === 'light' || value === 'dark' ? value : null; }
  var choice = ${choice};
  root.setAttribute('data-theme', choice || ${fallback});
  root.setAttribute('data-theme-choice', choice || ${source(respectPrefersColorScheme ? 'system' : defaultMode)});`;
}

/** Keeps the color of the browser's frame that of the mode, from the next line on, whoever sets it. */
function themeColorScript({themeColor}: InlineScriptSettings): string {
  return themeColor
    ? `
  new MutationObserver(function () {
    document.querySelector('meta[name=theme-color]').content =
      root.getAttribute('data-theme') === 'dark' ? ${source(themeColor.dark)} : ${source(themeColor.light)};
  }).observe(root, {attributeFilter: ['data-theme']});`
    : '';
}

/** Whether the announcement is one that the reader dismissed; a new id is not. */
function announcementScript({announcementBar}: InlineScriptSettings['themeConfig']): string {
  if (!announcementBar) {
    return '';
  }
  const dismissed = announcementBar.isCloseable
    ? `read('docusaurus.announcement.dismiss') === 'true' && read('docusaurus.announcement.id') === ${source(announcementBar.id)}`
    : 'false';
  return `
  root.setAttribute('data-announcement-bar-initially-dismissed', ${dismissed});`;
}

/**
 * Puts the bare path into the address of a page that was asked for by `.html` or `/index.html`. Core
 * takes it for the bare path as well, but loads the page's code by the address: it would render
 * nothing where the server's HTML stands. A page that has `.html` in its route says so as its
 * canonical address.
 */
const barePathScript = `
  try {
    var html = /(\\/index)?\\.html$/;
    var canonical = new URL(document.querySelector('link[rel=canonical]').href).pathname;
    if (html.test(location.pathname) && !html.test(canonical)) {
      var bare = location.pathname.replace(html, canonical.endsWith('/') ? '/' : '');
      history.replaceState(history.state, '', bare + location.search + location.hash);
    }
  } catch (error) {}`;

/**
 * A stylesheet that shows the chosen tabs until React does. It touches no element that React
 * hydrates, asks each tab list whether it has the tab, and a policy on inline styles allows it.
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
        panel + own + '{content-visibility:visible;display:block}' +
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

/** Blocks with types follow the tabs of the group, so that their text does not change after the first paint. */
const codeLanguageScript = `
  if (read(${source(`docusaurus.tab.${LANGUAGE_GROUP}`)}) === 'js') root.setAttribute(${source(LANGUAGE_ATTRIBUTE)}, 'js');`;

/**
 * The script that runs before the first paint: bare path, color mode, announcement and tabs as the
 * reader left them, and an ear for the search. theme-classic's own stands before it and takes any
 * stored text for a color mode; what this one sets is what stays.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function inlineScript(settings: InlineScriptSettings): string {
  const {themeConfig, siteStorage} = settings;
  return `(function () {
  var root = document.documentElement;
  var namespace = ${source(siteStorage.namespace)};
  var query = new URLSearchParams(location.search);
  var storage;
  try { storage = window[${source(siteStorage.type)}]; } catch (error) {}
  function read(key) {
    try { return storage.getItem(key + namespace); } catch (error) { return null; }
  }${barePathScript}${themeColorScript(settings)}${colorModeScript(themeConfig)}${announcementScript(themeConfig)}${codeLanguageScript}${tabsScript}${earlySearchScript}
})();`;
}
