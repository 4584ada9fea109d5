/** @jest-environment jsdom */
import {
  createSearchSession,
  type SearchSession,
} from '@site/theme-plugin/src/search/session/createSearchSession';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import type {SearchEvents} from '@site/theme-plugin/src/search/SearchEvents';
import type {SearchHit, SearchResult} from '@site/theme-plugin/src/search/SearchClient';
import {hit, manualClient, result} from '../support/hits';

let client: ReturnType<typeof manualClient>;

beforeEach(() => {
  jest.useFakeTimers();
  client = manualClient();
});

afterEach(() => jest.useRealTimers());

const open = (events?: SearchEvents) =>
  createSearchSession({
    client,
    filters: {language: 'en', tags: ['default']},
    events,
  });

const eventsOfTest = () => ({viewed: jest.fn(), selected: jest.fn(), active: jest.fn()});

const portion = (from: number, size: number, nbHits: number): SearchResult => ({
  hits: Array.from({length: size}, (_, place) => hit('lvl1', `/${from + place}`, 'Group', 'Page')),
  nbHits,
});

const countHits = (session: SearchSession) => session.getState().answer.portions.flat().length;

function hitAt({hits}: SearchResult, place: number): SearchHit {
  const found = hits[place];
  if (!found) {
    throw new Error(`The answer has no hit at ${place}.`);
  }
  return found;
}

const answer = (number: number, answered: SearchResult) => client.pending[number]?.answer(answered);
const fail = (number: number, error: unknown) => client.pending[number]?.fail(error);

describe('createSearchSession', () => {
  it("sends the dialog's request, and shows the first batch", async () => {
    const search = open();
    search.search('store');
    expect(search.getState()).toMatchObject({query: 'store', status: 'loading', screen: 'start'});
    expect(client.pending[0]?.query).toEqual({
      query: 'store',
      page: 0,
      snippetWords: 10,
      filters: {language: 'en', tags: ['default']},
    });
    await answer(0, portion(0, 20, 45));
    expect(search.getState()).toMatchObject({
      status: 'idle',
      screen: 'results',
      answer: {nbHits: 45, hasMore: true},
    });
  });

  it('appends batches until everything is shown', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 45));
    search.more();
    search.more();
    expect(client.pending).toHaveLength(2);
    expect(client.pending[1]?.query.page).toBe(1);
    await answer(1, portion(20, 20, 45));
    search.more();
    await answer(2, portion(40, 5, 45));
    expect(countHits(search)).toBe(45);
    expect(search.getState().answer.hasMore).toBe(false);
    search.more();
    expect(client.pending).toHaveLength(3);
  });

  it('asks for the next batch once, however long it takes and however often the reader wants it', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 45));
    search.more();
    jest.advanceTimersByTime(10_000);
    expect(search.getState().status).toBe('stalled');
    search.more();
    expect(client.pending).toHaveLength(2);
    expect(client.pending[1]?.signal?.aborted).toBe(false);
    await answer(1, portion(20, 20, 45));
    expect(countHits(search)).toBe(40);
  });

  it('leaves a batch that failed to the button that tries again', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 45));
    search.more();
    await fail(1, new SearchError({kind: 'api', status: 500, message: 'broken'}));
    search.more();
    expect(client.pending).toHaveLength(2);
    search.retry();
    await answer(2, portion(20, 20, 45));
    expect(countHits(search)).toBe(40);
  });

  it('ends if a service returns less than it counts', async () => {
    const search = open();
    search.search('store');
    await answer(0, portion(0, 20, 5000));
    search.more();
    await answer(1, portion(20, 0, 5000));
    expect(search.getState()).toMatchObject({
      screen: 'results',
      answer: {hasMore: false, nbHits: 5000},
    });
  });

  it('drops late answers and errors', async () => {
    const search = open();
    search.search('a');
    search.search('ab');
    await answer(1, result(hit('lvl1', '/ab', 'Group', 'Ab')));
    await answer(0, result(hit('lvl1', '/a', 'Group', 'A')));
    expect(
      search
        .getState()
        .answer.portions.flat()
        .map(({url}) => url),
    ).toEqual(['/ab']);
    search.search('abc');
    search.search('');
    await fail(2, new Error('late'));
    expect(search.getState()).toMatchObject({
      screen: 'start',
      answer: {error: null},
      status: 'idle',
    });
  });

  it('aborts searches that are no longer awaited', () => {
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

  it('reports an error, and tries again on demand', async () => {
    const search = open();
    search.search('a');
    await fail(0, new SearchError({kind: 'api', status: 500, message: 'broken'}));
    expect(search.getState()).toMatchObject({
      status: 'error',
      screen: 'error',
      answer: {error: {kind: 'api', status: 500}},
    });
    search.retry();
    await answer(1, result(hit('lvl1', '/a', 'Group', 'A')));
    expect(search.getState()).toMatchObject({
      status: 'idle',
      screen: 'results',
      answer: {error: null},
    });
  });

  it("keeps what's shown if a later batch fails", async () => {
    const search = open();
    search.search('a');
    await answer(0, portion(0, 20, 30));
    search.more();
    await fail(1, new Error('gone'));
    expect(search.getState()).toMatchObject({
      status: 'error',
      screen: 'results',
      answer: {error: {kind: 'unreachable'}},
    });
    expect(countHits(search)).toBe(20);
    search.retry();
    await answer(2, portion(20, 10, 30));
    expect(countHits(search)).toBe(30);
  });

  it('cuts queries to 64 characters', () => {
    const search = open();
    search.ask('x'.repeat(65));
    expect(client.pending[0]?.query).toMatchObject({query: 'x'.repeat(64)});
  });

  it('aborts a pending search on demand, and keeps what it had', async () => {
    const search = open();
    search.ask('a');
    await answer(0, portion(0, 1, 1));
    search.ask('ab');
    search.cancel();
    expect(client.pending[1]?.signal?.aborted).toBe(true);
    expect(search.getState()).toMatchObject({status: 'idle', screen: 'results', query: 'ab'});
    await answer(1, portion(5, 1, 1));
    jest.advanceTimersByTime(1000);
    expect(search.getState()).toMatchObject({status: 'idle', answer: {query: 'a'}});
  });

  it('never rejects, no matter what was thrown', async () => {
    const search = open();
    search.ask('a');
    await fail(0, 'a string');
    expect(search.getState().answer.error).toBeInstanceOf(SearchError);
    expect(search.getState().answer.error?.message).toBe('a string');
  });

  it("doesn't repeat a search that has been answered", async () => {
    const search = open();
    search.search('a');
    search.search('a');
    await answer(0, portion(0, 20, 40));
    search.search('a');
    expect(client.pending).toHaveLength(1);
  });

  it("offers the index's suggestions if there are no results", async () => {
    const search = open();
    search.search('a');
    await answer(0, result(hit('lvl1', '/a', 'Guides', 'A')));
    search.search('zzz');
    await answer(1, {...result(), suggestions: ['store', 'thunk', 'slice', 'query']});
    expect(search.getState().answer.suggestions).toEqual(['store', 'thunk', 'slice']);
  });

  it('shows nothing before the first search', () => {
    expect(open().getState()).toEqual({
      query: '',
      status: 'idle',
      screen: 'start',
      answer: {
        query: '',
        portions: [],
        nbHits: 0,
        hasMore: false,
        error: null,
        suggestions: [],
      },
    });
  });

  it('calls a listener on each change until its subscription ends', async () => {
    const search = open();
    const listener = jest.fn();
    const stop = search.subscribe(listener);
    search.search('a');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await answer(0, result());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('retries nothing if nothing failed', async () => {
    const search = open();
    search.retry();
    search.search('a');
    search.retry();
    await answer(0, portion(0, 20, 40));
    search.retry();
    expect(client.pending).toHaveLength(1);
  });

  it('retries a query that failed', async () => {
    const search = open();
    search.search('a');
    await fail(0, new Error('gone'));
    search.search('a');
    expect(client.pending).toHaveLength(2);
  });

  it('repeats a query that was canceled, also if it had been asked before', async () => {
    const search = open();
    search.search('a');
    search.cancel();
    search.search('a');
    expect(client.pending).toHaveLength(2);
    await answer(1, portion(0, 20, 40));
    search.search('a');
    expect(client.pending).toHaveLength(2);
  });

  it('drops an answer that comes after the reader cleared the field', async () => {
    const search = open();
    search.search('a');
    search.search(' ');
    await answer(0, portion(0, 20, 40));
    expect(search.getState()).toMatchObject({query: ' ', screen: 'start', answer: {portions: []}});
  });

  it('offers nothing alongside results, and earlier groups if the index has no suggestions', async () => {
    const search = open();
    search.search('a');
    await answer(0, {...portion(0, 1, 1), suggestions: ['API']});
    expect(search.getState().answer.suggestions).toEqual([]);
    search.search('zzz');
    await answer(1, result());
    expect(search.getState().answer.suggestions).toEqual(['Group']);
    search.search('b');
    await answer(2, result(hit('lvl1', '/b', 'Newer', 'B')));
    search.search('zzz');
    await answer(3, result());
    expect(search.getState().answer.suggestions).toEqual(['Newer', 'Group']);
  });

  it('offers no empty name for hits without a group', async () => {
    const search = open();
    search.search('a');
    await answer(0, result(hit('lvl1', '/a')));
    search.search('zzz');
    await answer(1, result());
    expect(search.getState().answer.suggestions).toEqual([]);
  });
});

describe('what a session reports', () => {
  it('reports each batch that has hits as viewed', async () => {
    const events = eventsOfTest();
    const search = open(events);
    search.search('store');
    const first = portion(0, 20, 50);
    await answer(0, first);
    expect(events.viewed.mock.calls).toEqual([[first.hits]]);
    search.more();
    await answer(1, portion(20, 0, 50));
    expect(events.viewed).toHaveBeenCalledTimes(1);
  });

  it('reports a chosen hit with its place in the entire list and the query ID of its own batch', async () => {
    const events = eventsOfTest();
    const search = open(events);
    search.search('store');
    const first = portion(0, 20, 45);
    const second = portion(20, 20, 45);
    await answer(0, {...first, queryID: 'first'});
    search.more();
    await answer(1, {...second, queryID: 'second'});
    search.select(hitAt(first, 4));
    search.select(hitAt(second, 0));
    expect(events.selected.mock.calls).toEqual([
      [{hit: first.hits[4], position: 5, queryID: 'first'}],
      [{hit: second.hits[0], position: 21, queryID: 'second'}],
    ]);
  });

  it('forgets the query IDs of the previous query', async () => {
    const events = eventsOfTest();
    const search = open(events);
    search.search('store');
    await answer(0, {...portion(0, 20, 20), queryID: 'first'});
    search.search('reducer');
    const answered = {...portion(0, 3, 3), queryID: 'second'};
    await answer(1, answered);
    search.select(hitAt(answered, 2));
    expect(events.selected).toHaveBeenCalledWith({
      hit: answered.hits[2],
      position: 3,
      queryID: 'second',
    });
  });

  it("lets a hit be chosen if events aren't reported", async () => {
    const search = open();
    search.search('a');
    const answered = portion(0, 1, 1);
    await answer(0, answered);
    expect(() => search.select(hitAt(answered, 0))).not.toThrow();
  });
});

describe('when the network is back', () => {
  const down = new SearchError({kind: 'unreachable', message: 'down'});
  const refused = new SearchError({kind: 'api', status: 500, message: 'broken'});
  const comeBack = () => window.dispatchEvent(new Event('online'));
  const asked = () => client.pending.map(({query}) => query.query);

  /** A session whose client has answered before, because a client's first search is always tried twice. */
  async function openUsed(): Promise<SearchSession> {
    const search = open();
    search.ask('used');
    await answer(0, portion(0, 1, 1));
    return search;
  }

  it('tries again if it came back before the failure was known', async () => {
    const search = await openUsed();
    search.ask('store');
    comeBack();
    await fail(1, down);
    expect(search.getState().status).toBe('loading');
    await answer(2, portion(0, 2, 2));
    expect(search.getState()).toMatchObject({status: 'idle', screen: 'results'});
    expect(asked()).toEqual(['used', 'store', 'store']);
  });

  it('tries again right away only once, and shows the second failure', async () => {
    const search = await openUsed();
    search.ask('store');
    comeBack();
    await fail(1, down);
    comeBack();
    await fail(2, down);
    expect(search.getState()).toMatchObject({status: 'error', answer: {error: down}});
    expect(client.pending).toHaveLength(3);
  });

  it("shows a failure right away if it hasn't come back", async () => {
    const search = await openUsed();
    comeBack();
    search.ask('store');
    await fail(1, down);
    expect(search.getState()).toMatchObject({status: 'error', answer: {error: down}});
  });

  it('repeats what failed, as often as it fails', async () => {
    const search = await openUsed();
    search.ask('store');
    await fail(1, down);
    comeBack();
    expect(search.getState()).toMatchObject({status: 'loading', query: 'store'});
    await fail(2, down);
    comeBack();
    comeBack();
    await answer(3, portion(0, 2, 2));
    comeBack();
    expect(search.getState()).toMatchObject({status: 'idle', screen: 'results'});
    expect(asked()).toEqual(['used', 'store', 'store', 'store']);
  });

  it('repeats the batch that failed, below those that are shown', async () => {
    const search = await openUsed();
    search.ask('store');
    await answer(1, portion(0, 20, 30));
    search.more();
    await fail(2, down);
    comeBack();
    expect(client.pending[3]?.query).toMatchObject({query: 'store', page: 1});
    await answer(3, portion(20, 10, 30));
    expect(countHits(search)).toBe(30);
  });

  it("tries a client's first search twice, because a request that it shares may have failed before", async () => {
    const search = open();
    search.ask('store');
    await fail(0, down);
    expect(search.getState().status).toBe('loading');
    await fail(1, down);
    expect(search.getState().status).toBe('error');
    const other = open();
    other.ask('store');
    await fail(2, down);
    expect(other.getState().status).toBe('error');
  });

  it('tries again if a request that it shares has failed', async () => {
    const search = await openUsed();
    search.ask('st');
    search.ask('store');
    await fail(1, down);
    await fail(2, down);
    expect(asked()).toEqual(['used', 'st', 'store', 'store']);
    await answer(3, portion(0, 2, 2));
    expect(search.getState()).toMatchObject({screen: 'results', answer: {query: 'store'}});
  });

  it('tries again if it shares a request with another session', async () => {
    const search = await openUsed();
    search.ask('store');
    const other = open();
    other.ask('thunk');
    await fail(1, down);
    await fail(2, down);
    expect(search.getState().status).toBe('error');
    expect(asked()).toEqual(['used', 'store', 'thunk', 'thunk']);
  });

  it("tries once if the browser knows that it's offline", async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const search = open();
    search.ask('store');
    await fail(0, down);
    expect(search.getState()).toMatchObject({status: 'error', answer: {error: down}});
    onLine.mockRestore();
  });

  it('tries once if the service refuses', async () => {
    const search = open();
    search.ask('store');
    await fail(0, refused);
    expect(search.getState()).toMatchObject({status: 'error', answer: {error: refused}});
  });

  it('lets a search be aborted, even on the second try', async () => {
    const search = open();
    search.ask('store');
    await fail(0, down);
    search.cancel();
    expect(client.pending.map(({signal}) => signal?.aborted)).toEqual([true, true]);
  });

  it.each(['canceled', 'superseded', 'reset'])("doesn't repeat what was %s", async end => {
    const events = eventsOfTest();
    const search = open(events);
    search.ask('store');
    await fail(0, down);
    await fail(1, down);
    if (end === 'canceled') {
      search.cancel();
    } else {
      search.ask(end === 'reset' ? '' : 'thunk');
    }
    const {length} = client.pending;
    comeBack();
    expect(client.pending).toHaveLength(length);
    expect(events.viewed).not.toHaveBeenCalled();
  });

  it("doesn't repeat a failure that comes after the search was canceled", async () => {
    const search = open();
    search.ask('store');
    search.cancel();
    await fail(0, down);
    comeBack();
    expect(client.pending).toHaveLength(1);
    expect(search.getState().status).toBe('idle');
  });
});
