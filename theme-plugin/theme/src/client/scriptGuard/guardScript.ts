import {scriptSource} from 'docusaurus-plugin-folio-pages/shared/scriptSource';

/** How long a page waits for its style sheets, in ms. */
const STYLE_PATIENCE_MS = 10_000;

/** The words of the notice, in the site's language, and the classes of its box and of its button. */
export interface GuardNotice {
  readonly message: string;
  readonly retry: string;
  readonly boxClass: string;
  readonly buttonClass: string;
}

/**
 * The script that notices if a page stays without its scripts, so that search, menus, and buttons would look
 * alive but do nothing. The notice shows for failures, never for the time that passes: a script of the page that
 * didn't load, or failed before it started the site (known once the deferred scripts have run), or a part of
 * the page's code that didn't load. What fails once the page has started shows its own error.
 *
 * Then the page turns into the one that readers without JavaScript get: the style sheets' rules for
 * `(scripting: none)` apply, which show the sidebar and every tab panel and hide what can't work. The
 * remaining buttons are disabled, and a box says what failed first and offers to load the page again, unless
 * the banner for a wrong base URL is there. The box is the first thing on the page, so that it's seen even if
 * the style sheets are missing. All text is set through the DOM.
 *
 * A browser shows nothing until the page's style sheets have arrived. If one of them takes too long, the text shows
 * without it, and the style sheet applies once it's there.
 *
 * It's in the HTML of every page, so it's as short as possible.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function guardScript({message, retry, boxClass, buttonClass}: GuardNotice): string {
  return `(function () {
  var root = document.documentElement;
  var failure;
  addEventListener('error', function (event) {
    var file = event.target.src || event.filename;
    if (!failure && /\\/assets\\/js\\//.test(file)) failure = (event.message ? event.message + ' ' : '') + file;
  }, true);
  addEventListener('DOMContentLoaded', function () {
    if (failure && !window.docusaurus) show(failure);
  });
  addEventListener('unhandledrejection', function (event) {
    if (root.dataset.hasHydrated === 'false' && /chunk/i.test(event.reason)) show(event.reason);
  });
  setTimeout(function () {
    // The site starts only once these style sheets are there, and others that load later are waited for by its code.
    if (!window.docusaurus) for (var link of document.querySelectorAll('link[rel=stylesheet]')) {
      // A link that a script adds doesn't hold the page back. While both are there, they share one request.
      if (!link.sheet) link.after(link.cloneNode()), link.remove();
    }
  }, ${STYLE_PATIENCE_MS});
  function applyRules(rules) {
    for (var rule of rules) {
      if (rule.media) rule.media.mediaText = rule.media.mediaText.replace('(scripting: none)', '(scripting)');
      if (rule.cssRules) applyRules(rule.cssRules);
    }
  }
  function show(error) {
    if (document.querySelector('body>[role=alert]')) return;
    root.removeAttribute('data-tabs-early');
    for (var sheet of document.styleSheets) try { applyRules(sheet.cssRules); } catch (error) {}
    for (var button of document.querySelectorAll('#__docusaurus button')) button.disabled = true;
    var box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.className = ${scriptSource(boxClass)};
    var text = document.createElement('p');
    text.textContent = error;
    button = document.createElement('button');
    button.className = ${scriptSource(buttonClass)};
    button.textContent = ${scriptSource(retry)};
    button.onclick = function () { location.reload(); };
    box.append(${scriptSource(message)}, text, button);
    document.body.prepend(box);
  }
})();`;
}
