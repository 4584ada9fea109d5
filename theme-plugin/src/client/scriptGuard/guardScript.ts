/** The words of the notice, in the site's language, and the classes of its box and of its button. */
export interface GuardNotice {
  readonly message: string;
  readonly retry: string;
  readonly boxClass: string;
  readonly buttonClass: string;
}

/**
 * The script that notices when a page stays without its scripts, so that search, menus, and buttons
 * would look alive and do nothing. It takes only a failure for one, never the time that passes: a
 * script of the page that did not load, or failed before it started the site (known once the deferred
 * scripts are over), or a part of the page's code that did not load. What fails once the page has
 * come to life shows its own error.
 *
 * Then the page turns into the one that readers without JavaScript get: its stylesheets' rules for
 * `(scripting: none)` apply, which show the sidebar and every tab panel and hide what cannot work. The
 * buttons that are left are disabled, and a box says what failed first and offers to load the page
 * again, unless the banner of a wrong base URL is there. It is the first thing on the page, so that it
 * is seen where the stylesheets are missing as well. All text is set by the DOM.
 *
 * It is in the HTML of every page, so it is as short as can be.
 *
 * @returns JavaScript source for an inline `<script>`
 */
export function guardScript({message, retry, boxClass, buttonClass}: GuardNotice): string {
  const source = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
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
    box.className = ${source(boxClass)};
    var text = document.createElement('p');
    text.textContent = error;
    button = document.createElement('button');
    button.className = ${source(buttonClass)};
    button.textContent = ${source(retry)};
    button.onclick = function () { location.reload(); };
    box.append(${source(message)}, text, button);
    document.body.prepend(box);
  }
})();`;
}
