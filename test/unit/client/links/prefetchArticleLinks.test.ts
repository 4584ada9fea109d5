/** @jest-environment jsdom */
import {onRouteUpdate} from '@site/theme-plugin/src/client/links/prefetchArticleLinks';

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

it('loads any page that a reader points at', async () => {
  await window.docusaurus.preload('/help');
  expect(preload.mock.calls).toEqual([['/help']]);
});

it('is set up once in a visit', () => {
  const first = window.docusaurus;
  onRouteUpdate({location: at('/guide'), previousLocation: at('/store')} as Update);
  expect(window.docusaurus).toBe(first);
});
