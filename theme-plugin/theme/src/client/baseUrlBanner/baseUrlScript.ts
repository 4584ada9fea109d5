import {scriptSource} from 'docusaurus-plugin-folio-pages/shared/scriptSource';

/** The sentences of the banner, in the site's language. */
export interface BaseUrlTexts {
  readonly title: string;
  readonly configured: string;
  readonly suggested: string;
}

/**
 * The script of the banner "Your site did not load properly". It shows the banner only if
 *
 * - the page isn't served at its base URL (if it is, missing scripts have another cause), and
 * - every script of the page has loaded or failed. They're deferred, so one that is still loading, however
 *   slowly, delays DOMContentLoaded.
 *
 * The script guard listens on the window, so it runs later, and stays silent if there is a banner.
 *
 * The banner has its own styles, because with a wrong base URL no style sheet loads. All text is set through
 * the DOM, never parsed.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function baseUrlScript(baseUrl: string, texts: BaseUrlTexts): string {
  const settings = scriptSource({baseUrl, ...texts});
  return `document.addEventListener('DOMContentLoaded', function () {
  var settings = ${settings};
  var actual = location.pathname.replace(/index\\.html$/, '').replace(/\\/?$/, '/');
  if (window.docusaurus || actual === settings.baseUrl || !/^http/.test(location.protocol)) return;
  var banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'background:#fff4e0;border:4px solid #ad3434;color:#26221f;font:18px/1.6 system-ui,sans-serif;margin:20px;overflow-wrap:anywhere;padding:4px 20px';
  function add(text, emphasis) {
    var line = document.createElement('p');
    var strong = document.createElement('strong');
    strong.textContent = emphasis;
    line.append(text + ' ', strong);
    banner.append(line);
  }
  add('', settings.title);
  add(settings.configured, settings.baseUrl);
  add(settings.suggested, actual);
  document.body.prepend(banner);
});`;
}
