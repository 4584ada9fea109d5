/** @jest-environment jsdom */
import {
  createSearchDialog,
  type DialogOptions,
  type KeyEvent,
  type SearchDialog,
} from '@site/theme-plugin/search/src/session/createSearchDialog';
import {createSearchSession} from '@site/theme-plugin/search/src/session/createSearchSession';
import {listOf, type DialogState} from '@site/theme-plugin/search/src/session/dialogState';
import {START_LISTS} from '@site/theme-plugin/search/src/session/panelRows';
import type {StoredHit} from '@site/theme-plugin/search/src/SearchClient';
import type {SearchStatus} from '@site/theme-plugin/search/src/session/sessionState';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import {createSavedSearches} from '@site/theme-plugin/search/src/session/createSavedSearches';
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
const rowAt = (url: string) => {
  const rows = state().groups.flatMap(({items}) => items);
  const row = rows.find(({hit: shown}) => shown.url === url);
  if (!row) {
    throw new Error(`No row leads to ${url}.`);
  }
  return row;
};
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
    await type('   ');
    expect(state()).toMatchObject({isOpen: true, screen: 'start', status: 'idle'});
    expect(listed(START_LISTS.recent).map(({url}) => url)).toEqual(['/store']);
    expect(client.pending).toEqual([]);
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
});

describe('queries', () => {
  it('have at most 64 characters', async () => {
    await type('x'.repeat(600));
    expect(state().query).toBe('x'.repeat(64));
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

describe('a search that is awaited', () => {
  const broken = new SearchError({kind: 'api', status: 500, message: 'broken'});
  const reopen = () => {
    dialog.blur();
    window.dispatchEvent(new Event('online'));
    dialog.focus();
  };

  // The session's tests cover its other states.
  it.each<[string, () => unknown, boolean, SearchStatus]>([
    ['types', () => dialog.input('stores'), true, 'loading'],
    ['clears the field', () => dialog.clear(), true, 'idle'],
    ['closes the dialog', () => press('Escape'), false, 'idle'],
    ['leaves the field', () => dialog.blur(), false, 'idle'],
    ['leaves the field and comes back', reopen, true, 'loading'],
    ['leaves the page', () => dialog.mount()(), true, 'idle'],
  ])('when the reader %s', async (_, way, isOpen, status) => {
    await open();
    await type('store');
    way();
    expect(state()).toMatchObject({status, isOpen});
    await Promise.all(client.pending.map(({answer}) => answer(result(store))));
    jest.advanceTimersByTime(10_000);
    expect(state()).toMatchObject({status: 'idle', isOpen});
  });

  it.each<[string, () => unknown]>([
    ['tries again', () => dialog.retry()],
    ['leaves the field and comes back', reopen],
  ])('starts again after a failure when the reader %s', async (_, way) => {
    await open();
    await type('store');
    await last().fail(broken);
    way();
    expect(state()).toMatchObject({status: 'loading', isOpen: true});
  });

  it("shows an error until the next answer, but doesn't count it as the new query's", async () => {
    await open();
    await type('store');
    await last().fail(broken);
    expect(state()).toMatchObject({screen: 'error', answer: {error: broken}});
    await type('store!');
    expect(state()).toMatchObject({status: 'loading', screen: 'error'});
    await last().answer(result(store));
    expect(state()).toMatchObject({status: 'idle', screen: 'results', answer: {error: null}});
  });
});

describe('rows', () => {
  beforeEach(async () => {
    await open();
    await type('t');
    await last().answer(result(store, getState, thunk));
  });

  it('wrap around at both ends', () => {
    press('ArrowUp');
    expect(state().activeIndex).toBe(2);
    press('ArrowDown');
    expect(state().activeIndex).toBe(0);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('open beside the page with %s', modifier => {
    press('Enter', {[modifier]: true});
    expect(opened.mock.calls).toEqual([['/store', '_blank', 'noopener']]);
    expect([visited, closed]).toEqual([[], 0]);
    expect(recent.value).toContain('/store');
  });
});

describe('a section that ranks above its page', () => {
  beforeEach(() => open());

  it('is in the first row, which Enter opens', async () => {
    await type('get');
    await last().answer(result(getState, store));
    expect(urls()).toEqual([['/store#get', '/store']]);
    expect(state()).toMatchObject({activeIndex: 0, activeDescendant: undefined});
    press('Enter');
    expect(visited).toEqual(['/store#get']);
  });

  it('opens if Enter was pressed before the answer arrived', async () => {
    await type('get');
    expect(state().activeIndex).toBeNull();
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
    expect(state()).toMatchObject({isOpen: false, query: 'store', activeIndex: null});
    press('Escape');
    expect(state()).toMatchObject({query: '', screen: 'start'});
    expect(closed).toBe(0);
    press('Escape');
    expect(closed).toBe(1);
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

  const choose = (url: string) => dialog.select(rowAt(url), {...plain, preventDefault: () => {}});

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
