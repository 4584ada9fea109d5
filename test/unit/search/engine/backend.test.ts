import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import {createLocalBackend} from '@site/theme-plugin/search/src/engine/backend';
import type {Manifest} from '@site/theme-plugin/search/src/engine/indexFormat';
import type {SearchClient, SearchResult} from '@site/theme-plugin/search/src/SearchClient';
import {queryOf} from '../support/hits';
import {serveFolder, type FileServer} from '../support/serve';
import {buildSite, CATEGORIES, docPage, PAGES, type BuiltSite} from '../support/site';
import {writeIndex} from '../support/writeIndex';

let site: BuiltSite;
let server: FileServer;
let backend: SearchClient;

const index = (routesPaths: string[]) =>
  writeIndex({
    outDir: site.outDir,
    baseUrl: '/',
    locale: 'en',
    routesPaths,
    categories: CATEGORIES,
    siteTitle: 'Redux',
  });

beforeAll(async () => {
  site = await buildSite(PAGES);
  server = await serveFolder(() => site.outDir);
  await index(site.routesPaths);
});

beforeEach(() => {
  server.requests.length = 0;
  server.status = undefined;
  server.body = undefined;
  backend = createLocalBackend(`${server.url}search/`);
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

const search = (query: string, snippetWords = 10): Promise<SearchResult> =>
  backend.search(queryOf(query, {snippetWords}));

const failure = (query = 'store') =>
  search(query).then(
    () => {
      throw new Error('The search did not fail.');
    },
    (error: unknown) => error,
  );

describe('local backend', () => {
  it('returns a heading with the beginning of its text', async () => {
    const {hits, nbHits} = await search('getState');
    expect(nbHits).toBe(1);
    expect(hits[0]).toEqual({
      objectID: expect.stringMatching(/^[\da-z]{6,}$/),
      url: '/api/store#get-state',
      type: 'lvl2',
      content: null,
      excerpt: expect.any(String),
      hierarchy: {
        lvl0: 'API Reference',
        lvl1: 'Store',
        lvl2: 'getState()',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      markedHierarchy: {
        lvl0: 'API Reference',
        lvl1: 'Store',
        lvl2: '<mark>getState</mark>()',
      },
    });
  });

  it('returns a hit in text as content, with the words around it', async () => {
    const {hits} = await search('way change');
    expect(hits[0]).toMatchObject({
      type: 'content',
      url: '/api/store#dispatch-action',
      content: 'It is the only way to change state.',
      excerpt: 'It is the only <mark>way</mark> to <mark>change</mark> state.',
    });
  });

  it('cuts excerpts to the requested number of words', async () => {
    const value = async (snippetWords: number, query = 'between') =>
      (await search(query, snippetWords)).hits[0]?.excerpt;
    expect(await value(8)).toBe('Middleware sits <mark>between</mark> dispatch and the reducer.');
    expect(await value(5)).toBe('… sits <mark>between</mark> dispatch and the …');
    expect(await value(3, 'getState')).toBe('Returns the current …');
  });

  it('suggests other words if it finds nothing', async () => {
    expect(await search('middleware qqqqqq wwwwww zzzzzz')).toEqual({
      hits: [],
      nbHits: 0,
      suggestions: ['middleware'],
    });
  });

  it('requests each file once, starting with the manifest', async () => {
    await Promise.all([search('store'), search('reducer'), search('way')]);
    await search('change');
    const urls = server.requests.map(({url}) => url ?? '');
    expect(urls[0]).toBe('/search/manifest.json');
    expect(server.requests.every(({headers}) => headers.accept === 'application/json')).toBe(true);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('fetches no texts as long as only headings are found', async () => {
    await search('overview');
    expect(server.requests.filter(({url}) => url?.includes('/texts.'))).toEqual([]);
  });

  it('fetches nothing more for an aborted search', async () => {
    const kinds = () =>
      new Set(server.requests.map(({url}) => /search\/([a-z]+)\./.exec(url ?? '')?.[1]));

    const early = new AbortController();
    const first = backend.search(queryOf('way'), early.signal);
    early.abort();
    expect(await first).toEqual({hits: [], nbHits: 0});
    expect(kinds()).toEqual(new Set(['manifest']));

    const late = new AbortController();
    backend = createLocalBackend(`${server.url}search/`, (url, init) => {
      if (/\/content\./.test(url)) {
        late.abort();
      }
      return fetch(url, init);
    });
    expect(await backend.search(queryOf('way'), late.signal)).toEqual({hits: [], nbHits: 0});
    expect(kinds()).toEqual(new Set(['manifest', 'titles', 'content']));

    expect((await search('way')).hits).not.toEqual([]);
    expect(kinds()).toContain('rows');
  });

  it('preloads on demand, without an error if that fails', async () => {
    backend.warm();
    await search('store');
    expect(server.requests.filter(({url}) => url?.endsWith('manifest.json'))).toHaveLength(1);
    server.status = 500;
    backend = createLocalBackend(`${server.url}search/`);
    backend.warm();
    expect(await failure()).toMatchObject({kind: 'api', status: 500});
  });
});

const manifestOf = async ({url}: FileServer) =>
  (await (await fetch(`${url}search/manifest.json`)).json()) as Manifest;

describe('local backend, failing', () => {
  it('distinguishes a site that was never built from an unreachable one, on the development server only', async () => {
    server.status = 404;
    expect(await failure()).toMatchObject({name: 'SearchError', kind: 'api', status: 404});
    const env = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
    expect(await failure()).toMatchObject({name: 'SearchError', kind: 'missing-index'});
    env.restore();
  });

  it('reports an index in another format', async () => {
    server.body = '{"format": 99}';
    const error = await failure();
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({kind: 'outdated'});
    expect(String(error)).toContain('format 99');
  });

  it.each(['<!doctype html>', 'null', '{"format": 8}', '{"format": 8, "titles": [', '[]'])(
    'reports the manifest %s',
    async body => {
      server.body = body;
      expect(await failure()).toMatchObject({name: 'SearchError', kind: 'deserialization'});
    },
  );

  it.each([
    ['cut off', {terms: 'a store', postings: '1'}],
    ['missing', {}],
    ['no postings', {terms: 'store', postings: '?!'}],
  ])('reports terms that are %s', async (_, file) => {
    const manifest = await manifestOf(server);
    backend = createLocalBackend('http://localhost/search/', async url =>
      Response.json(url.endsWith('manifest.json') ? manifest : file),
    );
    expect(await failure()).toMatchObject({name: 'SearchError', kind: 'deserialization'});
  });

  it('reports a failure while other files are still loading, and fetches those again on the next search', async () => {
    let isDown = true;
    let losses = 0;
    const late: (() => void)[] = [];
    backend = createLocalBackend(`${server.url}search/`, async (url, init) => {
      if (isDown && !url.endsWith('manifest.json')) {
        losses += 1;
        if (losses > 1) {
          await new Promise<void>(resolve => late.push(resolve));
        }
        throw new TypeError('Failed to fetch');
      }
      return fetch(url, init);
    });
    expect(await failure()).toMatchObject({kind: 'unreachable'});
    // Each file was requested once.
    expect(late.length).toBe(losses - 1);
    expect(late.length).toBeGreaterThan(0);
    isDown = false;
    const {nbHits} = await search('store');
    expect(nbHits).toBeGreaterThan(0);
    late.forEach(lose => lose());
    expect((await search('store')).nbHits).toBe(nbHits);
  });

  it('recovers when the host is back', async () => {
    server.status = 503;
    expect(await failure()).toMatchObject({kind: 'api', status: 503});
    server.status = undefined;
    expect((await search('store')).hits.length).toBeGreaterThan(0);
  });
});

// The last one, because it changes the site.
it('loads the new index after the site has been published again', async () => {
  expect((await search('overview')).hits[0]?.url).toBe('/tutorials/part-1');
  const other = await buildSite({
    '/new': docPage('New', '<h1>New overview</h1><p>Brand new text'),
  });
  await site.remove();
  site = other;
  await index(['/new']);
  // Headings are still in memory, but the file with the hit's text is gone.
  expect((await search('between')).hits).toEqual([]);
  expect((await search('brand')).hits[0]?.url).toBe('/new');
  // The browser may still have the old manifest in its cache.
  const manifests = server.requests.filter(({url}) => url?.endsWith('manifest.json'));
  expect(manifests.map(({headers}) => headers['cache-control'])).toEqual([undefined, 'max-age=0']);
});
