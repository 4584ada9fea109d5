/** @jest-environment jsdom */
import {
  createSearchSession,
  type SearchSession,
} from '@site/theme-plugin/search/src/session/createSearchSession';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {SearchEvents} from '@site/theme-plugin/search/src/SearchEvents';
import type {SearchHit, SearchResult} from '@site/theme-plugin/search/src/SearchClient';
import type {SearchStatus} from '@site/theme-plugin/search/src/session/sessionState';
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
    jest.advanceTimersByTime(10_000);
    expect(search.getState().status).toBe('stalled');
    search.more();
    expect(client.pending).toHaveLength(2);
    expect(client.pending[1]?.query.page).toBe(1);
    expect(client.pending[1]?.signal?.aborted).toBe(false);
    await answer(1, portion(20, 20, 45));
    search.more();
    await answer(2, portion(40, 5, 45));
    expect(countHits(search)).toBe(45);
    expect(search.getState().answer.hasMore).toBe(false);
    search.more();
    expect(client.pending).toHaveLength(3);
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
    search.more();
    expect(client.pending).toHaveLength(2);
    search.retry();
    await answer(2, portion(20, 10, 30));
    expect(countHits(search)).toBe(30);
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

  it('suggests nothing alongside results, up to three words of the index, or else the groups seen so far', async () => {
    const search = open();
    const page = (group: string) => result(hit('lvl1', `/${group}`, group, 'Page'));
    const answers: [SearchResult, string[]][] = [
      [{...page(''), suggestions: ['API']}, []],
      [result(), []],
      [page('Older'), []],
      [
        {...result(), suggestions: ['store', 'thunk', 'slice', 'query']},
        ['store', 'thunk', 'slice'],
      ],
      [page('Newer'), []],
      [result(), ['Newer', 'Older']],
    ];
    for (const [number, [answered, suggested]] of answers.entries()) {
      search.search(`query ${number}`);
      await answer(number, answered);
      expect(search.getState().answer.suggestions).toEqual(suggested);
    }
  });
});

describe('every way out of every state', () => {
  const refused = new SearchError({kind: 'api', status: 500, message: 'broken'});
  const found = portion(0, 1, 1);
  const reach: Record<SearchStatus, (search: SearchSession) => Promise<unknown> | void> = {
    idle: () => answer(0, found),
    loading: () => {},
    stalled: () => void jest.advanceTimersByTime(300),
    error: () => fail(0, refused),
  };
  type Way = (search: SearchSession) => Promise<unknown> | void;
  const reopen: Way = search => {
    search.cancel();
    search.search('a');
  };
  const show = (event: string) => void window.dispatchEvent(new Event(event));
  /** What a reader or the network does, and the status after it from each of the states. */
  const WAYS: [string, Way, string][] = [
    ['the reader types', search => search.search('b'), 'loading loading loading loading'],
    ['the field is cleared', search => search.search(''), 'idle idle idle idle'],
    ['the results are left', search => search.cancel(), 'idle idle idle error'],
    ['they are left and opened again', reopen, 'idle loading loading loading'],
    ['the page is restored', () => show('pageshow'), 'idle loading stalled error'],
    ['the reader tries again', search => search.retry(), 'idle loading stalled loading'],
    ['the network is back', () => show('online'), 'idle loading stalled loading'],
    ['results arrive', () => answer(0, found), 'idle idle idle error'],
    ['an error arrives', () => fail(0, refused), 'idle error error error'],
  ];
  const STATES = ['idle', 'loading', 'stalled', 'error'] as const;
  const cases = WAYS.flatMap(([name, way, after]) =>
    STATES.map((status, place) => [status, name, way, after.split(' ')[place]] as const),
  );

  it.each(cases)('from %s when %s', async (status, _, way, after) => {
    const search = open();
    search.search('a');
    await reach[status](search);
    expect(search.getState().status).toBe(status);
    await way(search);
    expect(search.getState().status).toBe(after);
    // What is awaited ends, and nothing spins forever.
    await Promise.all(client.pending.map(pending => pending.answer(found)));
    jest.advanceTimersByTime(10_000);
    expect(search.getState().status).toBe(after === 'error' ? 'error' : 'idle');
    if (search.getState().query === '') {
      expect(search.getState().screen).toBe('start');
    }
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

  it.each([
    ['the browser knows that it is offline', false, down],
    ['the service refuses', true, refused],
  ])('tries once if %s', async (_, isOnline, error) => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const search = open();
    search.ask('store');
    await fail(0, error);
    expect(search.getState()).toMatchObject({status: 'error', answer: {error}});
    onLine.mockRestore();
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
