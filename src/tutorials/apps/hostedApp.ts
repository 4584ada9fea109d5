import type {Plugin} from 'vite';

const ROUTER = 'react-router';
const HOSTED_ROUTER = '\0hosted-router';

/**
 * The app keeps its pages behind the `#` of its address: the host has one file, which is found again when the
 * page is reloaded. A link to a place in the page, such as the one that skips the header, leads there without
 * the address.
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

/**
 * Vite plugin that lets an app of the examples run in any folder of a static host. The app itself stays as
 * the tutorial writes it.
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
        // The root of the build is above the app.
        html: html.replaceAll(/(?<attribute>src|href)="\/src\//g, '$<attribute>="./src/'),
        tags: [
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
