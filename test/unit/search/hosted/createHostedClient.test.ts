/** @jest-environment jsdom */
import {createHostedClient} from '@site/theme-plugin/search/src/hosted/createHostedClient';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {SearchFilters} from '@site/theme-plugin/search/src/SearchClient';
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
    const reporting = await searchFor('store', CONTEXT, open({insights: true}));
    expect(reporting.queryID).toBe('query-of-store');
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
});

describe('errors of the hosted client', () => {
  it.each([
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index docs does not exist'],
    [429, 'Too many requests'],
  ])('%i: status and message, right away', async (status, message) => {
    server.misbehavior = status === 403 ? undefined : {kind: 'status', status, message};
    const client = open(status === 403 ? {apiKey: 'another'} : {});
    expect(await failure(client)).toMatchObject({kind: 'api', status, message});
    expect(server.requests).toHaveLength(1);
    expect(second.requests).toHaveLength(0);
  });

  it('with details: status and message', async () => {
    const message = 'Transformation failed';
    server.misbehavior = {kind: 'status', status: 400, message, error: {code: 'timeout'}};
    expect(await failure(open())).toMatchObject({kind: 'api', status: 400, message});
  });

  it.each([
    ['HTML', '<!doctype html><title>Login</title>'],
    ['no results', '{}'],
    ['an empty list of results', '{"results": []}'],
    ['a result without hits', '{"results": [{}]}'],
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

  it('a host has 3 s to answer, and the next one is asked after that, with more patience', async () => {
    const limits: number[] = [];
    const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    send.mockImplementation(function (this: XMLHttpRequest, body) {
      limits.push(Number(timeout.mock.lastCall?.[0]));
      if (limits.length === 1) {
        this.dispatchEvent(new ProgressEvent('timeout'));
      } else {
        send.mockRestore();
        this.send(body);
      }
    });
    expect((await searchFor('store')).hits.length).toBeGreaterThan(0);
    expect(limits).toEqual([3000, 12_000]);
    expect([server.requests.length, second.requests.length]).toEqual([0, 1]);
    // The library's own caches would be there.
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("a host that the reader didn't wait for doesn't count as failed", async () => {
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    send.mockImplementationOnce(function (this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('abort'));
    });
    expect((await failure()).kind).toBe('unreachable');
    expect((await searchFor('store')).hits.length).toBeGreaterThan(0);
    expect([server.requests.length, second.requests.length]).toEqual([1, 0]);
  });
});
