/** @jest-environment jsdom */
import {createHostedClient} from '@site/theme-plugin/src/search/hosted/createHostedClient';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import type {SearchFilters} from '@site/theme-plugin/src/search/SearchClient';
import {
  APP_ID,
  SEARCH_KEY,
  startAlgoliaServer,
  type AlgoliaServer,
} from '../../../support/algoliaServer';
import {queryOf} from '../support/hits';
import {recordsOfSite} from '../support/hosted';

const CONTEXT: SearchFilters = {language: 'en', tags: ['default', 'docs-default-current']};

const CONTEXT_AS_SENT = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

let server: AlgoliaServer;
let second: AlgoliaServer;
let records: Awaited<ReturnType<typeof recordsOfSite>>;

beforeAll(async () => {
  records = await recordsOfSite();
});

beforeEach(async () => {
  server = await startAlgoliaServer({docs: records});
  second = await startAlgoliaServer({docs: records});
});

afterEach(async () => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  await server.close();
  await second.close();
});

const open = (options: Partial<Parameters<typeof createHostedClient>[0]> = {}) =>
  createHostedClient({
    appId: APP_ID,
    apiKey: SEARCH_KEY,
    // The client takes the last host first. This keeps the order in which they're listed.
    hosts: [server.host, second.host],
    siteUrl: 'https://redux.example/',
    baseUrl: '/',
    indexName: 'docs',
    insights: false,
    searchParameters: {},
    ...options,
  });

const searchFor = (query: string, filters = CONTEXT, client = open()) =>
  client.search(queryOf(query, {filters}));

const failure = async (client = open()) => {
  const error = await searchFor('store', CONTEXT, client).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SearchError);
  return error as SearchError;
};

describe('hosted client', () => {
  it('sends the index, query, and parameters, and reads hits, nbHits, and queryID', async () => {
    const result = await searchFor('middleware');
    expect(result.nbHits).toBe(3);
    expect(result.hits[0]).toMatchObject({
      url: '/usage/middleware',
      type: 'lvl1',
      hierarchy: {lvl0: 'Using Redux', lvl1: 'Writing Custom Middleware', lvl6: null},
      markedHierarchy: {lvl1: 'Writing Custom <mark>Middleware</mark>'},
    });
    expect(result).not.toHaveProperty('queryID');
    expect(server.requests).toHaveLength(1);
  });

  it('reads the queryID if insights are on', async () => {
    const result = await searchFor('store', CONTEXT, open({insights: true}));
    expect(result.queryID).toBe('query-of-store');
  });

  it("requests the session's page of results and snippet length", async () => {
    await open().search(queryOf('store', {page: 2, snippetWords: 5}));
    const [body] = server.requests.map(
      seen => seen.body as {requests: readonly {params: string}[]},
    );
    const sent = new URLSearchParams(body?.requests[0]?.params);
    expect([sent.get('page'), sent.get('hitsPerPage')]).toEqual(['2', '20']);
    expect(sent.get('attributesToSnippet')).toContain('content:5');
  });

  it('filters by language and version', async () => {
    const nbHits = async (language: string, ...tags: string[]) =>
      (await searchFor('reducer', {language, tags})).nbHits;
    const all = ['default', 'docs-default-current'];
    expect(await nbHits('en', ...all)).toBeGreaterThan(0);
    expect(await nbHits('fr', ...all)).toBe(0);
    expect(await nbHits('en', 'docs-default-current')).toBe(3);
    expect(await nbHits('en', 'other', 'default')).toBe(1);
  });

  it("adds the site's parameters, and combines both filters", async () => {
    const client = open({
      searchParameters: {typoTolerance: 'strict', facetFilters: 'type:lvl1,language:en'},
    });
    const result = await searchFor('middleware', CONTEXT, client);
    expect(result.hits.map(({url}) => url)).toEqual(['/usage/middleware']);
    const [body] = server.requests.map(
      seen => seen.body as {requests: readonly {params: string}[]},
    );
    expect(new URLSearchParams(body?.requests[0]?.params).get('facetFilters')).toBe(
      JSON.stringify(['type:lvl1', 'language:en', ...CONTEXT_AS_SENT]),
    );
  });

  it("drops hits that can't be shown", async () => {
    const good = {objectID: '1', url: 'https://redux.example/a', hierarchy: {lvl1: 'A'}};
    server.misbehavior = {
      kind: 'body',
      body: JSON.stringify({
        results: [
          {
            hits: [
              {...good, url: undefined},
              {...good, hierarchy: null},
              {...good, objectID: 7},
              {...good, url: 'javascript:alert(1)'},
              {...good, url: 'data:text/html,x'},
              'nonsense',
              {...good, hierarchy: {lvl1: 'Store&lt;T&gt; &amp;amp;'}, type: 'lvl9'},
            ],
            nbHits: 7,
          },
        ],
      }),
    };
    const result = await searchFor('a');
    expect(result.hits).toMatchObject([
      {objectID: '1', url: '/a', type: 'lvl1', hierarchy: {lvl1: 'Store<T> &amp;', lvl0: null}},
    ]);
  });
});

describe('errors of the hosted client', () => {
  it.each([
    ['a wrong key', 403, 'Invalid Application-ID or API key'],
    ['a missing index', 404, 'Index docs does not exist'],
    ['too many requests', 429, 'Too many requests'],
  ])('%s: status and message, right away', async (_case, status, message) => {
    server.misbehavior = {kind: 'status', status, message};
    expect(await failure()).toMatchObject({kind: 'api', status, message});
    expect(server.requests).toHaveLength(1);
    expect(second.requests).toHaveLength(0);
  });

  it('reports that the service rejects a wrong key', async () => {
    const client = open({apiKey: 'another'});
    expect(await failure(client)).toMatchObject({kind: 'api', status: 403});
  });

  it.each([
    ['broken JSON', '{"results": ['],
    ['HTML', '<!doctype html><title>Login</title>'],
    ['no results', '{}'],
    ['an empty list of results', '{"results": []}'],
    ['a result without hits', '{"results": [{}]}'],
    ['nothing', ''],
  ])("a response with %s can't be read", async (_case, body) => {
    server.misbehavior = {kind: 'body', body};
    expect((await failure()).kind).toBe('deserialization');
  });

  it('every host down: unreachable', async () => {
    server.misbehavior = {kind: 'hangup'};
    second.misbehavior = {kind: 'status', status: 500};
    expect((await failure()).kind).toBe('unreachable');
    expect(server.requests).toHaveLength(1);
    expect(second.requests).toHaveLength(1);
    expect(takeConsoleErrors().join()).toContain('socket hang up');
  });

  it('offline: unreachable, without a request', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await failure()).kind).toBe('unreachable');
    expect(server.requests).toHaveLength(0);
  });
});

describe('hosts', () => {
  it('a failing host is skipped, and remembered for 2 minutes', async () => {
    server.misbehavior = {kind: 'status', status: 503};
    const client = open();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const searchAt = async (seconds: number, query: string) => {
      clock.mockReturnValue(now + seconds * 1000);
      await searchFor(query, CONTEXT, client);
      return [server.requests.length, second.requests.length];
    };
    expect(await searchAt(0, 'store')).toEqual([1, 1]);
    expect(await searchAt(1, 'state')).toEqual([1, 2]);
    expect(await searchAt(119, 'reducer')).toEqual([1, 3]);
    server.misbehavior = undefined;
    expect(await searchAt(121, 'rules')).toEqual([2, 3]);
  });

  it.each([
    ['begins to answer after 1.2 s', {kind: 'slow', ms: 1200}],
    ['ends its answer after 2.4 s', {kind: 'stall', ms: 2400}],
  ] as const)('a host that %s counts as responding', async (_case, misbehavior) => {
    server.misbehavior = misbehavior;
    const {hits} = await searchFor('store');
    expect(hits.length).toBeGreaterThan(0);
    expect([server.requests.length, second.requests.length]).toEqual([1, 0]);
  });

  it.each([
    ['begun to answer', 'slow'],
    ['ended its answer', 'stall'],
  ] as const)("a host that hasn't %s after 3 s is skipped", async (_case, kind) => {
    server.misbehavior = {kind, ms: 8000};
    const started = performance.now();
    const {hits} = await searchFor('store');
    const took = performance.now() - started;
    expect(hits.length).toBeGreaterThan(0);
    expect(took).toBeGreaterThanOrEqual(2900);
    expect(took).toBeLessThan(7000);
  });
});
