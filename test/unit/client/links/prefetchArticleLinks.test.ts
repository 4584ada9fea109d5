/** @jest-environment jsdom */
import {onRouteUpdate} from '@site/theme-plugin/src/client/links/prefetchArticleLinks';

const loadKnownPage = jest.fn();
jest.mock('@site/theme-plugin/src/client/pageFile/loadKnownPage', () => ({
  loadKnownPage: (path: string) => loadKnownPage(path),
}));

type Update = Parameters<typeof onRouteUpdate>[0];

const prefetch = jest.fn<Promise<void[]>, [string]>(() => Promise.resolve([]));
const preload = jest.fn<Promise<void[]>, [string]>(() => Promise.resolve([]));
const at = (pathname: string) => ({pathname}) as Update['location'];

beforeEach(() => {
  jest.clearAllMocks();
  window.docusaurus = {prefetch, preload};
  document.body.innerHTML = `
    <nav class="navbar"><a href="/">Home</a><a href="/faq#what's-&quot;new&quot;">FAQ</a></nav>
    <main><a href="/guide">Guide</a><a href="/">Home</a></main>
    <nav class="pagination-nav"><a href="/guide">Previous</a>
      <a class="pagination-nav__link--next" href="/next">Next</a></nav>
    <footer class="footer"><a href="/help">Help</a></footer>`;
  onRouteUpdate({location: at('/store'), previousLocation: null} as Update);
});

it.each(['/', '/faq#what\'s-"new"', '/help'])(
  'fetches nothing for %s, which is always in view',
  path => {
    expect(window.docusaurus.prefetch(path)).toBe(false);
    expect(prefetch).not.toHaveBeenCalled();
  },
);

it('fetches the pages that only the article links to', async () => {
  await expect(window.docusaurus.prefetch('/guide')).resolves.toEqual([]);
  expect(prefetch.mock.calls).toEqual([['/guide']]);
});

it('fetches the HTML of the next page, too, once its link comes into view', () => {
  void window.docusaurus.prefetch('/guide');
  expect(loadKnownPage).not.toHaveBeenCalled();
  void window.docusaurus.prefetch('/next');
  expect(loadKnownPage.mock.calls).toEqual([['/next']]);
  expect(prefetch.mock.calls).toEqual([['/guide'], ['/next']]);
});

it('fetches no HTML ahead for a reader who saves data', () => {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  void window.docusaurus.prefetch('/next');
  Reflect.deleteProperty(navigator, 'connection');
  expect(loadKnownPage).not.toHaveBeenCalled();
});

it('loads any page that a reader points at', async () => {
  await window.docusaurus.preload('/help');
  expect(preload.mock.calls).toEqual([['/help']]);
});

it('is set up once in a visit', () => {
  const first = window.docusaurus;
  onRouteUpdate({location: at('/guide'), previousLocation: at('/store')} as Update);
  expect(window.docusaurus).toBe(first);
});
