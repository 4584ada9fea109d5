/** @jest-environment jsdom */
import {createHostedCalls} from '@site/theme-plugin/src/search/hosted/hostedCalls';
import {
  APP_ID,
  SEARCH_KEY,
  startAlgoliaServer,
  type AlgoliaServer,
} from '../../../support/algoliaServer';
import {recordsOfSite} from '../support/hosted';

let server: AlgoliaServer;

beforeAll(async () => {
  server = await startAlgoliaServer({'my docs': await recordsOfSite()});
});

beforeEach(() => {
  server.misbehavior = undefined;
  server.requests.length = 0;
});

afterAll(() => server.close());

const calls = () =>
  createHostedCalls({
    appId: APP_ID,
    apiKey: SEARCH_KEY,
    hosts: [server.host],
    siteUrl: 'https://redux.example/',
    baseUrl: '/',
    searchParameters: {},
  });

const paths = () => server.requests.map(({method, path}) => `${method} ${path}`);

it('POST 1/indexes/{index}/query', async () => {
  const {hits, nbHits} = await calls().query('my docs', 'getState', {hitsPerPage: 1});
  expect(hits.map(({url}) => url)).toEqual(['/api/store#get-state']);
  expect(nbHits).toBe(1);
  expect(paths()).toEqual(['POST /1/indexes/my%20docs/query']);
});

it('POST 1/indexes/{index}/facets/{facet}/query', async () => {
  expect(await calls().searchFacet('my docs', 'docusaurus_tag', 'docs')).toEqual([
    {
      value: 'docs-default-current',
      highlighted: '<mark>docs</mark>-default-current',
      count: expect.any(Number),
    },
  ]);
  expect(paths()).toEqual(['POST /1/indexes/my%20docs/facets/docusaurus_tag/query']);
});

it('POST 1/answers/{index}/prediction', async () => {
  const {hits} = await calls().predictAnswers('my docs', {query: 'rules', queryLanguages: ['en']});
  expect(hits[0]?.url).toBe('/usage/middleware#rules');
  expect(paths()).toEqual(['POST /1/answers/my%20docs/prediction']);
});

it.each([
  ['an error of the service', {kind: 'status', status: 404} as const, {kind: 'api', status: 404}],
  ['an unknown shape', {kind: 'body', body: '{"a":1}'} as const, {kind: 'deserialization'}],
  ['no answer', {kind: 'hangup'} as const, {kind: 'unreachable'}],
])('reject with a search error: %s', async (_case, misbehavior, error) => {
  server.misbehavior = misbehavior;
  const {query, searchFacet, predictAnswers} = calls();
  await expect(query('my docs', 'a')).rejects.toMatchObject(error);
  await expect(searchFacet('my docs', 'type', 'a')).rejects.toMatchObject(error);
  await expect(
    predictAnswers('my docs', {query: 'a', queryLanguages: ['en']}),
  ).rejects.toMatchObject(error);
  // Like browsers, jsdom logs a closed connection.
  const isHangup = (args: unknown[]) => String(args[0]).includes('socket hang up');
  expect(takeConsoleErrors().every(isHangup)).toBe(true);
});
