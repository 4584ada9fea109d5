/** The sentences of the banner, in the site's language. */
export interface BaseUrlTexts {
  readonly title: string;
  readonly configured: string;
  readonly suggested: string;
}

/**
 * The script of the banner "Your site did not load properly". It speaks up only
 * - when the page is served elsewhere than at its base URL: at the base URL itself, scripts that did
 *   not come have another reason;
 * - and when every script of the page has come or failed for good: they are deferred, so one that is
 *   on its way, however slowly, holds back DOMContentLoaded.
 * The guard of the page's scripts listens at the window, so it comes later, and only where there is no
 * banner. The banner brings its own styles, as with a wrong base URL no stylesheet comes. All text is
 * set by the DOM, never parsed.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function baseUrlScript(baseUrl: string, texts: BaseUrlTexts): string {
  const settings = JSON.stringify({baseUrl, ...texts}).replaceAll('<', '\\u003c');
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
