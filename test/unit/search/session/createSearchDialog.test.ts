/** @jest-environment jsdom */
import {
  createSearchDialog,
  type DialogOptions,
  type KeyEvent,
  type SearchDialog,
} from '@site/theme-plugin/src/search/session/createSearchDialog';
import {createSearchSession} from '@site/theme-plugin/src/search/session/createSearchSession';
import {listOf, type DialogState} from '@site/theme-plugin/src/search/session/dialogState';
import {START_LISTS} from '@site/theme-plugin/src/search/session/panelRows';
import type {StoredHit} from '@site/theme-plugin/src/search/SearchClient';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import {createSavedSearches} from '@site/theme-plugin/src/search/session/createSavedSearches';
import {hit, manualClient, memorySlot, result, settle} from '../support/hits';

let client: ReturnType<typeof manualClient>;
let dialog: SearchDialog;
let visited: string[];
let closed: number;
let recent: ReturnType<typeof memorySlot>;
const opened = jest.spyOn(window, 'open').mockReturnValue(null);

const store = hit('lvl1', '/store', 'API', 'Store');
const getState = hit('lvl2', '/store#get', 'API', 'Store', 'getState');
const thunk = hit('lvl1', '/thunk', 'Guides', 'Thunks');

/** A dialog with its own session. */
function openDialog(options: Partial<DialogOptions> = {}): SearchDialog {
  return createSearchDialog({
    id: 'test',
    session: createSearchSession({client, events: options.events}),
    saved: createSavedSearches({recent, favorites: memorySlot(), isHitUrl: () => true}),
    indexName: 'docs',
    maxResultsPerGroup: 5,
    maxLength: 64,
    navigate: url => visited.push(url),
    onClose: () => {
      closed += 1;
    },
    ...options,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  opened.mockClear();
  client = manualClient();
  visited = [];
  closed = 0;
  recent = memorySlot();
  dialog = openDialog();
});

afterEach(() => jest.useRealTimers());

const state = (): DialogState => dialog.getState();
const listed = (id: string): readonly StoredHit[] => listOf(state(), id).map(item => item.hit);
const urls = () =>
  state().screen === 'results'
    ? state().groups.map(({items}) => items.map(item => item.hit.url))
    : [];
const last = () => {
  const request = client.pending.at(-1);
  if (!request) {
    throw new Error('Nothing was asked for.');
  }
  return request;
};

/** Presses a key, and returns whether the browser's own action was prevented. */
function press(key: string, modifiers: Partial<KeyEvent> = {}): boolean {
  let isPrevented = false;
  dialog.key({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    preventDefault: () => {
      isPrevented = true;
    },
    ...modifiers,
  });
  return isPrevented;
}

async function type(query: string): Promise<void> {
  dialog.input(query);
  await settle();
}

async function open(): Promise<void> {
  dialog.focus();
  await settle();
}

describe('states', () => {
  it('opens with the saved searches and sends no request', async () => {
    recent.set(JSON.stringify([store]));
    await open();
    expect(state()).toMatchObject({isOpen: true, screen: 'start', status: 'idle'});
    expect(listed(START_LISTS.recent).map(({url}) => url)).toEqual(['/store']);
    expect(client.pending).toEqual([]);
  });

  it('goes from loading to stalled after 300 ms, and to idle', async () => {
    await open();
    await type('store');
    expect(state().status).toBe('loading');
    jest.advanceTimersByTime(299);
    expect(state().status).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(state().status).toBe('stalled');
    await last().answer(result(store));
    expect(state()).toMatchObject({status: 'idle', screen: 'results'});
    jest.advanceTimersByTime(1000);
    expect(state().status).toBe('idle');
  });

  it('keeps the old screen until the new answer is in', async () => {
    await open();
    await type('st');
    expect(state().screen).toBe('start');
    await last().answer(result(store));
    expect(state().screen).toBe('results');
    await type('stx');
    expect(state()).toMatchObject({screen: 'results', query: 'stx'});
    expect(urls()).toEqual([['/store']]);
    await last().answer(result());
    expect(state().screen).toBe('none');
    expect(state().answer.query).toBe('stx');
  });

  it('notifies its listeners until they unsubscribe', async () => {
    const listener = jest.fn();
    const leave = dialog.subscribe(listener);
    await open();
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    leave();
    await type('x');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('queries', () => {
  it.each([
    ['x'.repeat(63), 'x'.repeat(63)],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), 'x'.repeat(64)],
    [`${'x'.repeat(63)}🚀y`, `${'x'.repeat(63)}🚀`],
  ])('cuts %s to 64 characters without splitting one', async (typed, query) => {
    await type(typed);
    expect(last().query.query).toBe(query);
    expect(state().query).toBe(query);
    dialog.input(typed);
    await settle();
    expect(state().query).toBe(query);
  });

  it("accepts 512 characters unless it's given a limit", async () => {
    dialog = openDialog({maxLength: undefined});
    await type('x'.repeat(513));
    expect(state().query).toBe('x'.repeat(512));
  });

  it("doesn't search for blanks", async () => {
    await open();
    await type('   ');
    expect(client.pending).toEqual([]);
    expect(state()).toMatchObject({screen: 'start', query: '   ', status: 'idle'});
  });

  it('waits for the end of a composition', async () => {
    dialog.input('か', true);
    await settle();
    expect(client.pending).toEqual([]);
    expect(state().query).toBe('か');
    dialog.input('可');
    await settle();
    expect(last().query.query).toBe('可');
  });
});

describe('late answers', () => {
  it('never shows an older answer for a newer query', async () => {
    await open();
    await type('st');
    const [older] = client.pending;
    await type('thunk');
    await older?.answer(result(store));
    expect(state()).toMatchObject({status: 'loading', screen: 'start'});
    expect(urls()).toEqual([]);
    await last().answer(result(thunk));
    expect(urls()).toEqual([['/thunk']]);
  });

  it('aborts the older search', async () => {
    await type('s');
    await type('st');
    expect(client.pending.map(({signal}) => signal?.aborted)).toEqual([true, false]);
    await type('');
    expect(client.pending.map(({signal}) => signal?.aborted)).toEqual([true, true]);
  });

  it('drops an answer that comes after a newer one', async () => {
    await type('st');
    const [older] = client.pending;
    await type('thunk');
    await last().answer(result(thunk));
    await older?.answer(result(store));
    expect(urls()).toEqual([['/thunk']]);
    expect(state().status).toBe('idle');
  });

  it('shows the start screen again if the query is cleared while an answer is pending', async () => {
    recent.set(JSON.stringify([thunk]));
    await open();
    await type('store');
    dialog.clear();
    await settle();
    await last().answer(result(store));
    expect(state()).toMatchObject({query: '', screen: 'start', status: 'idle'});
    expect(listed(START_LISTS.recent)).toHaveLength(1);
  });

  it("doesn't open the panel again if an answer comes after it was closed", async () => {
    await open();
    await type('store');
    press('Escape');
    await last().answer(result(store));
    expect(state().isOpen).toBe(false);
  });
});

describe('errors', () => {
  it('become the state "error", and the next input clears them', async () => {
    await open();
    await type('store');
    await last().fail(new SearchError({kind: 'api', status: 500, message: 'broken'}));
    expect(state()).toMatchObject({status: 'error', screen: 'error', isOpen: true});
    expect(state().answer.error).toMatchObject({kind: 'api', status: 500});
    await type('store!');
    expect(state()).toMatchObject({status: 'loading', screen: 'error'});
    await last().answer(result(store));
    expect(state()).toMatchObject({status: 'idle', screen: 'results'});
    expect(state().answer.error).toBeNull();
  });

  it('are never unhandled, no matter what was thrown', async () => {
    await type('store');
    await last().fail('a string');
    expect(state().answer.error).toBeInstanceOf(SearchError);
    expect(state().answer.error?.message).toBe('a string');
  });

  it('can be retried', async () => {
    await type('store');
    await last().fail(new Error('offline'));
    dialog.retry();
    await settle();
    await last().answer(result(store));
    expect(state().screen).toBe('results');
  });

  it('are retried when the panel opens again, which had ended the wait for the network', async () => {
    await open();
    await type('store');
    await last().fail(new SearchError({kind: 'api', status: 500, message: 'broken'}));
    dialog.blur();
    window.dispatchEvent(new Event('online'));
    expect(client.pending).toHaveLength(1);
    dialog.focus();
    expect(client.pending).toHaveLength(2);
    await last().answer(result(store));
    expect(state()).toMatchObject({isOpen: true, screen: 'results'});
  });

  it("from an older query don't replace a newer answer", async () => {
    await type('st');
    const [older] = client.pending;
    await type('store');
    await last().answer(result(store));
    await older?.fail(new Error('late'));
    expect(state()).toMatchObject({status: 'idle', screen: 'results'});
  });
});

describe('rows', () => {
  beforeEach(async () => {
    await open();
    await type('t');
    await last().answer(result(store, getState, thunk));
  });

  it('are grouped, with unique IDs', () => {
    expect(state().groups.map(({id, label}) => [id, label])).toEqual([
      ['hits_docs_0', 'API'],
      ['hits_docs_1', 'Guides'],
    ]);
    const ids = state().groups.flatMap(({items}) => items.map(({id}) => id));
    expect(new Set(ids).size).toBe(3);
  });

  it('have the best one active, which only an arrow key exposes as aria-activedescendant', () => {
    expect(state()).toMatchObject({activeIndex: 0, activeDescendant: undefined});
    press('ArrowDown');
    expect(state().activeIndex).toBe(1);
    expect(state().activeDescendant).toBe(state().groups[0]?.items[1]?.id);
  });

  it('wrap around at both ends', () => {
    press('ArrowUp');
    expect(state().activeIndex).toBe(2);
    press('ArrowDown');
    expect(state().activeIndex).toBe(0);
  });

  it('follow the mouse', () => {
    const item = state().groups[1]?.items[0];
    if (item) {
      dialog.hover(item);
    }
    expect(state()).toMatchObject({activeIndex: 2, activeDescendant: undefined});
  });

  it('open on Enter, which closes the dialog and saves the hit', () => {
    press('ArrowDown');
    expect(press('Enter')).toBe(true);
    expect(visited).toEqual(['/store#get']);
    expect(closed).toBe(1);
    expect(recent.value).toContain('/store#get');
  });

  it.each([['ctrlKey'], ['metaKey']] as const)('open in a new tab on Enter with %s', modifier => {
    press('Enter', {[modifier]: true});
    expect(opened).toHaveBeenCalledWith('/store', '_blank', 'noopener');
    expect([visited, closed]).toEqual([[], 0]);
    expect(recent.value).toContain('/store');
  });

  it('open in a new window on Enter with Shift', () => {
    press('Enter', {shiftKey: true});
    expect(opened).toHaveBeenCalledTimes(1);
    expect([visited, closed]).toEqual([[], 0]);
  });

  it('open on click, and leave a click with a modifier to the browser', () => {
    const item = state().groups[1]?.items[0];
    if (!item) {
      throw new Error('No row.');
    }
    const preventDefault = jest.fn();
    const click = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, preventDefault};
    dialog.select(item, {...click, metaKey: true});
    expect(preventDefault).not.toHaveBeenCalled();
    expect([visited, closed]).toEqual([[], 0]);
    dialog.select(item, click);
    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect([visited, closed]).toEqual([['/thunk'], 1]);
  });
});

describe('a section that ranks above its page', () => {
  beforeEach(() => open());

  it('is active below it, so that Enter opens the best hit', async () => {
    await type('get');
    await last().answer(result(getState, store));
    expect(urls()).toEqual([['/store', '/store#get']]);
    expect(state()).toMatchObject({activeIndex: 1, activeDescendant: undefined});
    press('Enter');
    expect(visited).toEqual(['/store#get']);
  });

  it('opens if Enter was pressed before the answer arrived', async () => {
    await type('get');
    press('Enter');
    await last().answer(result(getState, store));
    expect(visited).toEqual(['/store#get']);
  });
});

describe('Enter before the answer arrives', () => {
  it('opens the best hit of the answer, not one of the older rows', async () => {
    await open();
    await type('st');
    await last().answer(result(store));
    await type('thunk');
    expect(press('Enter')).toBe(true);
    expect(visited).toEqual([]);
    await last().answer(result(thunk));
    expect(visited).toEqual(['/thunk']);
    expect(closed).toBe(1);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'opens nothing with %s, because the row would differ from the one on screen',
    async modifier => {
      await open();
      await type('thunk');
      press('Enter', {[modifier]: true});
      await last().answer(result(thunk));
      expect([visited, closed]).toEqual([[], 0]);
      expect(opened).not.toHaveBeenCalled();
      expect(recent.value).toBeNull();
    },
  );

  it('is forgotten when the dialog closes', async () => {
    const unmount = dialog.mount();
    await open();
    await type('thunk');
    press('Enter');
    unmount();
    await last().answer(result(thunk));
    expect([visited, recent.value]).toEqual([[], null]);
  });

  it('is forgotten if the reader keeps typing, leaves, or nothing is found', async () => {
    await open();
    await type('st');
    press('Enter');
    await type('sto');
    await last().answer(result(store));
    await type('stor');
    press('Enter');
    await last().answer(result());
    await type('thunk');
    await last().answer(result(thunk));
    await type('store');
    press('Enter');
    press('Escape');
    await last().answer(result(store));
    expect(visited).toEqual([]);
  });
});

describe('Escape', () => {
  it('closes panel and dialog while the panel is open', async () => {
    await open();
    await type('store');
    await last().answer(result(store));
    expect(press('Escape')).toBe(true);
    expect(state().isOpen).toBe(false);
    expect(closed).toBe(1);
  });

  it('clears the query first if the panel is closed, then closes the dialog', async () => {
    await open();
    await type('store');
    await last().answer(result(store));
    dialog.blur();
    expect(state()).toMatchObject({isOpen: false, query: 'store'});
    press('Escape');
    expect(state()).toMatchObject({query: '', screen: 'start'});
    expect(closed).toBe(0);
    press('Escape');
    expect(closed).toBe(1);
  });
});

describe('blur', () => {
  it('closes the panel, and focus opens it again with the same query', async () => {
    await open();
    await type('store');
    await last().answer(result(store));
    dialog.blur();
    expect(state()).toMatchObject({isOpen: false, activeIndex: null});
    dialog.focus();
    await settle();
    await last().answer(result(store));
    expect(state()).toMatchObject({isOpen: true, query: 'store', screen: 'results'});
  });

  it('ignores Tab, which leads to the buttons in the panel', async () => {
    await open();
    expect(press('Tab')).toBe(false);
    expect(state().isOpen).toBe(true);
  });
});

describe('suggestions', () => {
  it('come from the index, at most three', async () => {
    await type('t');
    await last().answer(result(store, thunk));
    expect(state().answer.suggestions).toEqual([]);
    await type('tx');
    await last().answer({...result(), suggestions: ['store', 'thunk', 'slice', 'query']});
    expect(state().answer.suggestions).toEqual(['store', 'thunk', 'slice']);
  });
});

describe('what the dialog reports', () => {
  const events = {viewed: jest.fn(), selected: jest.fn(), active: jest.fn()};
  const plain = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

  beforeEach(() => {
    jest.clearAllMocks();
    recent = memorySlot();
    dialog = openDialog({id: 'events', startLinks: [thunk], events});
  });

  const rowAt = (url: string) => {
    const rows = state().groups.flatMap(({items}) => items);
    const row = rows.find(({hit: shown}) => shown.url === url);
    if (!row) {
      throw new Error(`No row leads to ${url}.`);
    }
    return row;
  };
  const choose = (url: string) => dialog.select(rowAt(url), {...plain, preventDefault: () => {}});

  it('reports the hits of an answer as viewed, and nothing for an empty answer', async () => {
    await open();
    await type('store');
    await last().answer(result(store, getState));
    expect(events.viewed.mock.calls).toEqual([[[store, getState]]]);
    await type('stores');
    await last().answer(result());
    expect(events.viewed).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, store],
    [1, getState],
  ])(
    'reports the chosen hit with its place in the answer, %i, counted from 1',
    async (place, chosen) => {
      await open();
      await type('store');
      await last().answer({...result(store, getState), queryID: 'query'});
      choose(chosen.url);
      expect(events.selected.mock.calls).toEqual([
        [{hit: chosen, position: place + 1, queryID: 'query'}],
      ]);
    },
  );

  it('neither reports nor saves a chosen start link', async () => {
    await open();
    choose('/thunk');
    expect(visited).toEqual(['/thunk']);
    expect(events.selected).not.toHaveBeenCalled();
    expect(recent.value).toBeNull();
  });

  it('reports a row once when a key or the pointer makes it active', async () => {
    await open();
    await type('store');
    await last().answer(result(store, getState));
    press('ArrowDown');
    expect(events.active.mock.calls).toEqual([[getState]]);
    dialog.hover(rowAt('/store'));
    dialog.hover(rowAt('/store'));
    expect(events.active.mock.calls).toEqual([[getState], [store]]);
  });

  it("reports none of the reader's own rows as active", async () => {
    await open();
    press('ArrowDown');
    dialog.hover(rowAt('/thunk'));
    expect(events.active).not.toHaveBeenCalled();
  });
});
