import type {Plugin} from 'vite';

const ROUTER = 'react-router';
const HOSTED_ROUTER = '\0hosted-router';

/**
 * The hosted app keeps its route after the `#` in its URL, because the host has only one file to serve on a reload.
 * Links within the page, such as the skip link, scroll there without changing the URL.
 */
const HOSTED_ROUTER_CODE = `
export * from '${ROUTER}'
export { HashRouter as BrowserRouter } from '${ROUTER}'

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href^="#"]:not([href^="#/"])')
  if (!link) return
  event.preventDefault()
  const place = document.getElementById(link.hash.slice(1))
  place?.focus()
  place?.scrollIntoView()
})
`;

/** As strict as the policy of the site's own pages. The apps' icon is a `data:` URL. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'";

/** Import maps say where a page loads its packages from. Here, the build contains them. */
const IMPORT_MAP = /<script type="importmap">.*?<\/script>/s;

/**
 * Vite plugin that lets an example app run in any folder of a static host, without changing the app that the tutorial
 * shows.
 */
export function hostedApp(): Plugin {
  return {
    name: 'hosted-app',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === ROUTER && importer !== HOSTED_ROUTER && !importer?.includes('node_modules')
        ? HOSTED_ROUTER
        : null,
    load: id => (id === HOSTED_ROUTER ? HOSTED_ROUTER_CODE : null),
    transformIndexHtml: {
      order: 'pre',
      handler: html => ({
        // The root of the build is a parent of the app's folder.
        html: html
          .replaceAll(/(?<attribute>src|href)="\/src\//g, '$<attribute>="./src/')
          .replace(IMPORT_MAP, ''),
        tags: [
          {
            tag: 'meta',
            attrs: {'http-equiv': 'Content-Security-Policy', content: POLICY},
            injectTo: 'head-prepend',
          },
          {
            tag: 'meta',
            attrs: {name: 'robots', content: 'noindex'},
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}
