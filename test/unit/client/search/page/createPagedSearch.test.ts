import {createPagedSearch} from '../../../../../theme-plugin/src/client/search/page/createPagedSearch';
import {countHits} from '../../../../../theme-plugin/src/client/search/page/pagedState';
import {SearchError} from '../../../../../theme-plugin/src/client/search/errors';
import type {SearchResult} from '../../../../../theme-plugin/src/client/search/types';
import {hit, manualClient, result, settle} from '../support/hits';

let client: ReturnType<typeof manualClient>;

beforeEach(() => {
  jest.useFakeTimers();
  client = manualClient();
});

afterEach(() => jest.useRealTimers());

const open = () =>
  createPagedSearch({
    client,
    indexName: 'docs',
    facetFilters: ['language:en'],
    isNarrow: () => false,
  });

const portion = (from: number, size: number, nbHits: number): SearchResult => ({
  hits: Array.from({length: size}, (_, place) => hit('lvl1', `/${from + place}`, 'Group', 'Page')),
  nbHits,
});

const answer = (number: number, answered: SearchResult) => client.pending[number]?.answer(answered);
const fail = (number: number, error: unknown) => client.pending[number]?.fail(error);

describe('the search of the search page', () => {
  it('asks as the dialog does, and shows the first portion', async () => {
    const search = open();
    search.search('store');
    expect(search.getState()).toMatchObject({query: 'store', status: 'loading', screen: 'start'});
    expect(client.pending[0]?.request).toMatchObject({
      query: 'store',
      indexName: 'docs',
      params: {hitsPerPage: 20, clickAnalytics: false, facetFilters: ['language:en']},
    });
    expect(client.pending[0]?.request.params).not.toHaveProperty('page');
    await answer(0, portion(0, 20, 45));
    expect(search.getState()).toMatchObject({
      status: 'idle',
      screen: 'results',
      nbHits: 45,
      hasMore: true,
    });
  });

  it('adds portions at the end until all are there', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 45));
    search.more();
    search.more();
    expect(client.pending).toHaveLength(2);
    expect(client.pending[1]?.request.params.page).toBe(1);
    await answer(1, portion(20, 20, 45));
    search.more();
    await answer(2, portion(40, 5, 45));
    expect(countHits(search.getState())).toBe(45);
    expect(search.getState().hasMore).toBe(false);
    search.more();
    expect(client.pending).toHaveLength(3);
  });

  it('ends where a service hands out less than it counts', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 5000));
    search.more();
    await answer(1, portion(20, 0, 5000));
    expect(search.getState()).toMatchObject({hasMore: false, screen: 'results', nbHits: 5000});
  });

  it('drops what comes late, be it an answer or an error', async () => {
    const search = open();
    search.search('a');
    search.search('ab');
    await answer(1, result(hit('lvl1', '/ab', 'Group', 'Ab')));
    await answer(0, result(hit('lvl1', '/a', 'Group', 'A')));
    expect(
      search
        .getState()
        .portions.flat()
        .map(({url}) => url),
    ).toEqual(['/ab']);
    search.search('abc');
    search.search('');
    await fail(2, new Error('late'));
    expect(search.getState()).toMatchObject({screen: 'start', error: null, status: 'idle'});
  });

  it('gives up what nobody waits for anymore', () => {
    const search = open();
    search.search('a');
    search.search('ab');
    expect(client.pending.map(({signal}) => signal?.aborted)).toEqual([true, false]);
    search.search('');
    expect(client.pending.map(({signal}) => signal?.aborted)).toEqual([true, true]);
  });

  it('is stalled after 300 ms, not before, and no longer once the answer is in', async () => {
    const search = open();
    search.search('a');
    jest.advanceTimersByTime(299);
    expect(search.getState().status).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(search.getState().status).toBe('stalled');
    await answer(0, result());
    expect(search.getState()).toMatchObject({status: 'idle', screen: 'none'});
    search.search('b');
    jest.advanceTimersByTime(200);
    search.search('bc');
    await answer(2, result());
    jest.advanceTimersByTime(1000);
    expect(search.getState().status).toBe('idle');
  });

  it('tells an error, and asks again on demand', async () => {
    const search = open();
    search.search('a');
    await fail(0, new SearchError({kind: 'api', status: 500, message: 'broken'}));
    expect(search.getState()).toMatchObject({
      status: 'error',
      screen: 'error',
      error: {kind: 'api', status: 500},
    });
    search.retry();
    await answer(1, result(hit('lvl1', '/a', 'Group', 'A')));
    expect(search.getState()).toMatchObject({status: 'idle', screen: 'results', error: null});
  });

  it('keeps what is shown when a later portion fails', async () => {
    const search = open();
    search.search('a');
    await answer(0, portion(0, 20, 30));
    search.more();
    await fail(1, new Error('gone'));
    expect(search.getState()).toMatchObject({
      status: 'error',
      screen: 'results',
      error: {kind: 'unreachable'},
    });
    expect(countHits(search.getState())).toBe(20);
    search.retry();
    await answer(2, portion(20, 10, 30));
    expect(countHits(search.getState())).toBe(30);
  });

  it('an answer without a result is an error', async () => {
    const search = createPagedSearch({
      client: {warm: () => {}, search: async () => ({results: []})},
      indexName: 'docs',
      isNarrow: () => false,
    });
    search.search('a');
    await settle();
    expect(search.getState().error?.kind).toBe('deserialization');
  });

  it('does not ask again for what it has', async () => {
    const search = open();
    search.search('a');
    search.search('a');
    await answer(0, portion(0, 20, 40));
    search.search('a');
    expect(client.pending).toHaveLength(1);
  });

  it('offers the groups seen before when there are no results', async () => {
    const search = open();
    search.search('a');
    await answer(0, result(hit('lvl1', '/a', 'Guides', 'A')));
    search.search('zzz');
    await answer(1, {...result(), suggestions: ['API', 'FAQ', 'Tutorials']});
    expect(search.getState().suggestions).toEqual(['Guides', 'API', 'FAQ']);
  });
});
