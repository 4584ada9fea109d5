/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import {fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {renderToString} from 'react-dom/server';
import {createElement, type ReactNode} from 'react';
import {ServedBlock} from '@site/theme-plugin/theme/src/article/client/ServedBlock';
import {waitForArticle} from '@site/theme-plugin/theme/src/article/client/waitForArticle';

const observed = new Map<Element, IntersectionObserverCallback>();

class FakeObserver {
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    observed.set(element, this.callback);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}

const prefetch = jest.fn();
const fetchFile = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, {IntersectionObserver: FakeObserver, fetch: fetchFile});
  Object.assign(window, {docusaurus: {prefetch}});
});
beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  Object.assign(window, {docusaurusRoot: undefined});
});

/** Serves the file of each page with these blocks of a version. */
const serve = (version: string, ...blocks: string[]) =>
  fetchFile.mockImplementation(async () => ({
    ok: true,
    status: 200,
    json: async () => ({articles: {[version]: blocks}, code: {}}),
  }));

const history = () => createMemoryHistory({initialEntries: ['/here']});

const inSite = (article: ReactNode, at = history()) => <Router history={at}>{article}</Router>;

/** An article in the browser: a static paragraph, and a button of React's. */
function Article({page, version}: {page: string; version: string}): ReactNode {
  return (
    <div>
      {createElement(ServedBlock, {page, version, place: 0, host: 'p' as 'div'})}
      {'\n'}
      <button type="button">React</button>
    </div>
  );
}

/** The same article as the server renders it. */
function OnServer({children}: {children: ReactNode}): ReactNode {
  return (
    <div>
      <p data-served="sent" className="intro">
        {children}
      </p>
      {'\n'}
      <button type="button">React</button>
    </div>
  );
}

function serverContainer(children: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<OnServer>{children}</OnServer>);
  document.body.append(container);
  return container;
}

const LINKS = (
  <>
    See <a href="/there?q=1#part">there</a>, <a href="/whole">a whole page</a>,{' '}
    <a href="#part">below</a>,{' '}
    <a href="https://example.com/" target="_blank" rel="noreferrer">
      elsewhere
    </a>
    ,{' '}
    <a href="/files/paper.pdf" target="_blank" rel="noreferrer">
      a paper
    </a>
    ,{' '}
    <a href="/start.zip" download>
      the start
    </a>
    , <a href="mailto:a@example.com">by mail</a>.
  </>
);

it('waits for the text of the next page, and shows it with the attributes of its elements', async () => {
  serve('next', '<p data-served=next class="lead" id="x">Next <b>page</b></p>');
  await waitForArticle({page: '/next', version: 'next'});
  expect(fetchFile.mock.calls).toEqual([['/assets/code/next.json']]);
  render(inSite(<Article page="/next" version="next" />));
  expect(document.querySelector('p')?.outerHTML).toBe(
    '<p data-served="next" class="lead" id="x">Next <b>page</b></p>',
  );
});

it('waits for nothing where the server has sent the text, but for another page before React has started', async () => {
  serverContainer('Text');
  await waitForArticle({page: '/sent', version: 'sent'});
  expect(fetchFile).not.toHaveBeenCalled();
  serve('pointed-at', '<p data-served=pointed-at>Text</p>');
  await waitForArticle({page: '/pointed-at', version: 'pointed-at'});
  expect(fetchFile).toHaveBeenCalled();
});

it('fails if the site has changed since its script was loaded, and if the text is missing', async () => {
  serve('new', '<p data-served=new>Text</p>');
  await expect(waitForArticle({page: '/changed', version: 'old'})).rejects.toThrow('/changed');
  fetchFile.mockImplementation(async () => ({ok: false, status: 404}));
  await expect(waitForArticle({page: '/lost', version: 'lost'})).rejects.toThrow('/lost');
});

describe('links', () => {
  const show = () => {
    const at = history();
    const result = render(inSite(<Article page="/links" version="sent" />, at), {
      container: serverContainer(LINKS),
      hydrate: true,
    });
    return {at, ...result};
  };

  it('lead to pages of the site without loading them from scratch', () => {
    const {at} = show();
    const isBrowsers = fireEvent.click(screen.getByText('there'));
    expect(isBrowsers).toBe(false);
    expect(at.createHref(at.location)).toBe('/there?q=1#part');
    expect(at.action).toBe('PUSH');
    fireEvent.click(screen.getByText('there'));
    expect(at.action).toBe('REPLACE');
  });

  it.each([
    ['a link within the page', 'below', {}],
    ['a link to another site', 'elsewhere', {}],
    ['a link to a file or another app of the site', 'a paper', {}],
    ['a download', 'the start', {}],
    ['an address of another kind', 'by mail', {}],
    ['a click that opens a tab', 'there', {ctrlKey: true}],
    ['the middle button', 'there', {button: 1}],
  ])('are left to the browser: %s', (_name, text, init) => {
    const {at} = show();
    expect(fireEvent.click(screen.getByText(text), init)).toBe(true);
    expect(at.location.pathname).toBe('/here');
  });

  it('are left to the browser if they lead to what else is on this host, beside the site', () => {
    const original = siteConfig.baseUrl;
    siteConfig.baseUrl = '/docs/';
    const {at} = show();
    const isBrowsers = fireEvent.click(screen.getByText('there'));
    siteConfig.baseUrl = original;
    expect(isBrowsers).toBe(true);
    expect(at.location.pathname).toBe('/here');
  });

  it("fetch the next page's scripts when they come into view", () => {
    show();
    const link = screen.getByText('a whole page');
    expect([...observed.keys()].filter(element => element.isConnected)).toEqual([link]);
    const entry = {target: link, isIntersecting: true} as unknown as IntersectionObserverEntry;
    observed.get(link)?.([entry], {} as IntersectionObserver);
    expect(prefetch.mock.calls).toEqual([['/whole']]);
  });

  it('do nothing anymore once the page is left', () => {
    const {at, unmount} = show();
    const link = screen.getByText('there');
    unmount();
    fireEvent.click(link);
    expect(at.location.pathname).toBe('/here');
  });
});
