/** @jest-environment jsdom */
import {act, cleanup, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {StoredHit} from '@site/theme-plugin/search/src/SearchClient';
import {toStartHit} from '@site/theme-plugin/search/src/ui/startHits';
import {SearchModal} from '@site/theme-plugin/search/src/ui/SearchModal';
import {dialogInJsdom} from '../../../support/dialogInJsdom';
import {renderInSite} from '../../../support/renderInSite';
import {hit, instantClient, siteOf} from '../support/hits';

const hits = [
  hit('lvl1', '/store', 'API', 'Store'),
  hit('lvl2', '/store#get', 'API', 'Store', 'getState()'),
  ...Array.from({length: 7}, (_, number) =>
    hit('lvl1', `/storehouse-${number}`, 'Guides', `Storehouse ${number}`),
  ),
];

let client: ReturnType<typeof instantClient>;
const onClose = jest.fn();

beforeAll(dialogInJsdom);

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  client = instantClient(hits);
});

function Location() {
  const {pathname, hash} = useLocation();
  const {length} = useHistory();
  return (
    <p data-testid="location" data-entries={length}>
      {pathname + hash}
    </p>
  );
}

async function open(
  getMissingResultsUrl?: (query: string) => string,
  startLinks: readonly StoredHit[] = [],
) {
  const user = userEvent.setup();
  await act(async () => {
    renderInSite(
      <>
        <Location />
        <SearchModal
          site={siteOf(client, {
            getMissingResultsUrl,
            searchPageUrl: query => `/search?q=${query}`,
          })}
          startLinks={startLinks}
          onClose={onClose}
        />
      </>,
    );
  });
  return user;
}

const input = () => screen.getByRole('combobox', {name: 'Search docs'});
// Docusaurus adds the site's namespace, here `-test`, to every key.
const saved = (key: string) =>
  JSON.parse(localStorage.getItem(`docsearch.${key}.docs-test`) ?? '[]') as StoredHit[];
const save = (key: string, ...saves: StoredHit[]) =>
  localStorage.setItem(`docsearch.${key}.docs-test`, JSON.stringify(saves));
const rowTitles = () =>
  screen.getAllByRole('row').map(row => row.querySelector('.DocSearch-Hit-title')?.textContent);

const search = (query: string) =>
  act(async () => fireEvent.change(input(), {target: {value: query}}));
const options = () => screen.getAllByRole('option');
const active = () => screen.getByRole('option', {selected: true});

/** Where the router has led, and how many entries its history has. */
function expectLocation(path: string, entries = '2'): void {
  expect(screen.getByTestId('location')).toHaveTextContent(path);
  expect(screen.getByTestId('location')).toHaveAttribute('data-entries', entries);
}

describe('the dialog', () => {
  it('is a modal dialog named Search, with the focus in the search box', async () => {
    await open();
    const dialog = screen.getByRole('dialog', {name: 'Search'});
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAttribute('open');
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Search docs');
    expect(input()).toHaveAttribute('maxlength', '64');
    expect(screen.queryByRole('button', {name: 'Clear the query'})).not.toBeInTheDocument();
  });

  it('closes on Cancel, Escape, a click outside, and when the browser asks, but not inside', async () => {
    const user = await open();
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByText('No recent searches'));
    // A selection of text that ends outside.
    fireEvent.mouseDown(input());
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    const cancel = new Event('cancel', {cancelable: true});
    const ways = [
      () => user.click(screen.getByRole('button', {name: 'Cancel'})),
      () => user.click(dialog),
      () => user.type(input(), '{Escape}'),
      async () => fireEvent(dialog, cancel),
    ];
    for (const [place, way] of ways.entries()) {
      await way();
      expect(onClose).toHaveBeenCalledTimes(place + 1);
    }
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('keeps its results and the focus when its blank space is pressed', async () => {
    const user = await open();
    await search('store');
    const footer = screen.getByText('to navigate').closest('.DocSearch-Footer') as HTMLElement;
    await user.click(footer);
    fireEvent.touchStart(footer);
    expect(options()[0]).toBeVisible();
    expect(input()).toHaveFocus();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps its results when only the window loses the focus', async () => {
    await open();
    await search('store');
    // No other element gets the focus.
    fireEvent.focusOut(input(), {relatedTarget: null});
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.focusOut(input(), {relatedTarget: document.body});
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves all keys to an input method, which chooses candidates by them', async () => {
    await open();
    await search('store');
    const {id} = active();
    for (const key of ['Escape', 'Enter', 'ArrowDown']) {
      expect(fireEvent.keyDown(input(), {key, isComposing: true})).toBe(true);
      // Safari, after the composition
      expect(fireEvent.keyDown(input(), {key, keyCode: 229})).toBe(true);
    }
    expect(onClose).not.toHaveBeenCalled();
    expect(active().id).toBe(id);
    expect(fireEvent.keyDown(input(), {key: 'ArrowDown'})).toBe(false);
    expect(active().id).not.toBe(id);
  });

  it('leaves the page and the window as they were', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    document.documentElement.style.overflow = 'scroll';
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body).toHaveClass('DocSearch--active');
    client.failure = new Error('offline');
    await search('store');
    cleanup();
    expect(document.documentElement.style.overflow).toBe('scroll');
    expect(document.body).not.toHaveClass('DocSearch--active');
    const left = added.mock.calls.filter(([type, listener, options]) => {
      const isAborted = typeof options === 'object' && options.signal?.aborted === true;
      return (
        !isAborted && !removed.mock.calls.some(call => call[0] === type && call[1] === listener)
      );
    });
    expect(left.map(([type]) => type)).toEqual([]);
    document.documentElement.style.overflow = '';
  });
});

describe('results', () => {
  it('are a listbox of groups, five rows per group, with title and path, until the query is cleared', async () => {
    const user = await open();
    await search('store');
    const groups = screen.getAllByRole('group');
    expect(groups.map(group => within(group).getAllByRole('option').length)).toEqual([2, 5]);
    expect(screen.getByRole('group', {name: 'API'})).toBe(groups[0]);
    const [first, second] = options();
    expect(first).toHaveTextContent(/^Store$/);
    expect(first).toHaveAttribute('href', '/store');
    expect(second).toHaveTextContent(/^getState\(\)Store/);
    expect(second).toHaveClass('DocSearch-Hit--Child');
    expect(first).not.toHaveClass('DocSearch-Hit--Child');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await user.click(screen.getByRole('button', {name: 'Clear the query'}));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });

  it('are active by arrow keys, which screen readers follow, and open on Enter', async () => {
    const user = await open();
    await search('store');
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    expect(active()).toHaveTextContent('Store');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('getState()');
    expect(input()).toHaveAttribute('aria-activedescendant', active().id);
    expect(input()).toHaveFocus();
    await user.keyboard('{Enter}');
    expectLocation('/store#get');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(saved('recent').map(({url}) => url)).toEqual(['/store#get']);
  });

  it('follow the mouse and open on click, except that the browser handles a click with a modifier', async () => {
    const user = await open();
    await search('house');
    const option = options()[3] as HTMLElement;
    await user.hover(option);
    expect(active()).toBe(option);
    const browser = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener('click', browser, {once: true});
    fireEvent.click(option, {ctrlKey: true});
    expect(browser).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(saved('recent').map(({url}) => url)).toEqual(['/storehouse-3']);
    await user.click(option);
    expectLocation('/storehouse-3');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['house-1', 'See all 1 result'],
    ['store', 'See all 9 results'],
  ])('for %s have a link to all results: %s', async (query, name) => {
    const user = await open();
    await search(query);
    const link = screen.getByRole('link', {name});
    expect(link).toHaveAttribute('href', `/search?q=${query}`);
    await user.click(link);
    expectLocation('/search');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("show how their sections start, whether they're active or not", async () => {
    client = instantClient(
      hits.map((found, place) => ({...found, excerpt: `${place}: about the <mark>store</mark>`})),
    );
    const user = await open();
    await search('store');
    const texts = () => options().map(({textContent}) => textContent);
    const before = texts();
    expect(before[0]).toContain('0: about the store');
    await user.keyboard('{ArrowDown}');
    expect(texts()).toEqual(before);
  });
});

describe('start links', () => {
  const links = [
    ['Quick start', '/quick#setup', 'Tutorials'],
    ['Errors', '/errors', '/errors'],
  ] as const;

  it('show before typing, each with its place below', async () => {
    await open(undefined, links.map(toStartHit));
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
    expect(rowTitles()).toEqual(['Quick start', 'Errors']);
    expect(screen.getByRole('rowgroup', {name: 'Start here'})).toHaveTextContent('Tutorials');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('grid').id);
    await search('store');
    expect(screen.queryByText('Quick start')).not.toBeInTheDocument();
  });

  it("are reached by arrow keys after the recent searches, open on Enter and click, and aren't saved", async () => {
    save('recent', hits[0] as StoredHit);
    const user = await open(undefined, links.map(toStartHit));
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const row = screen.getByRole('row', {selected: true});
    expect(row).toHaveTextContent('Quick start');
    expect(input()).toHaveAttribute('aria-activedescendant', row.id);
    await user.keyboard('{Enter}');
    expectLocation('/quick#setup');
    await user.click(screen.getByRole('link', {name: /Errors/}));
    expectLocation('/errors', '3');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(saved('recent').map(({url}) => url)).toEqual(['/store']);
  });
});

it('without results, the dialog names the query, and offers suggestions and a link to report it', async () => {
  const user = await open(query => `https://example.com/new?q=${encodeURIComponent(query)}`);
  await search('qq &');
  expect(screen.getByText(/No results for/)).toHaveTextContent('No results for “qq &”');
  const list = screen.getByRole('list', {name: 'Try searching for'});
  const names = within(list).getAllByRole('button');
  expect(names.map(({textContent}) => textContent)).toEqual(['Guides', 'API', 'FAQ']);
  expect(screen.getByText(/Believe this query should return results\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    'https://example.com/new?q=qq%20%26',
  );
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await user.click(within(list).getByRole('button', {name: 'API'}));
  expect(input()).toHaveValue('API');
  expect(client.queries.at(-1)?.query).toBe('API');
});

it('without results, the dialog offers no link to report it if the site has none', async () => {
  await open();
  await search('qq');
  expect(screen.getByText(/No results for/)).toBeVisible();
  expect(screen.queryByText(/Believe/)).not.toBeInTheDocument();
});

describe('a failed search', () => {
  it('shows an error and can be retried', async () => {
    client.failure = new SearchError({kind: 'unreachable', message: 'down'});
    const user = await open();
    await search('house');
    const help = 'You might want to check your network connection.';
    expect(screen.getAllByText('Unable to fetch results')[0]).toBeVisible();
    expect(screen.getByText(help)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveClass('DocSearch-Container--Errored');
    client.failure = undefined;
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(options()).toHaveLength(5);
    expect(screen.queryByText(help)).not.toBeInTheDocument();
  });

  it('on the development server shows that the site was never built, and else the age of its index', async () => {
    const note = /these results are from your last build/;
    await open();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    cleanup();
    Object.assign(client, {isOfLastBuild: true});
    await open();
    expect(screen.getByText(note)).toBeInTheDocument();
    client.failure = new SearchError({kind: 'missing-index', message: 'none'});
    await search('store');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(screen.getByText('There is no search index yet')).toBeInTheDocument();
    expect(screen.getByText(/Build it once, then search again/)).toBeInTheDocument();
  });
});

describe('saved searches', () => {
  const [store, getState] = hits as [StoredHit, StoredHit];
  const SAVE = 'Save this search';
  const REMOVE = 'Remove this search from history';

  it('are listed before typing, under Recent and Favorite', async () => {
    save('recent', store);
    save('favorites', getState);
    await open();
    expect(screen.getByRole('rowgroup', {name: 'Recent'})).toHaveTextContent('Store');
    expect(screen.getByRole('rowgroup', {name: 'Favorite'})).toHaveTextContent('getState()');
    expect(screen.queryByText('No recent searches')).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('aria-haspopup', 'grid');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('grid').id);
  });

  it('can be saved as favorites, made recent again, and removed, by buttons that their titles tell apart', async () => {
    save('recent', store, getState);
    const user = await open();
    const isPressed = (description: string) =>
      screen.getByRole('button', {name: SAVE, description}).getAttribute('aria-pressed');
    const press = (name: string, description: string) =>
      user.click(screen.getByRole('button', {name, description}));
    const urls = () => ['recent', 'favorites'].map(list => saved(list).map(({url}) => url));
    await press(SAVE, 'getState()');
    expect(urls()).toEqual([['/store'], ['/store#get']]);
    expect([isPressed('Store'), isPressed('getState()')]).toEqual(['false', 'true']);
    await press(SAVE, 'getState()');
    expect(urls()).toEqual([['/store#get', '/store'], []]);
    expect(isPressed('getState()')).toBe('false');
    await press(REMOVE, 'getState()');
    await press(REMOVE, 'Store');
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
    expect(urls()).toEqual([[], []]);
  });

  it.each([[SAVE], [REMOVE]])(
    'move the focus to the search box when the row for “%s” disappears',
    async name => {
      save('recent', store);
      const user = await open();
      screen.getByRole('button', {name}).focus();
      await user.keyboard('{Enter}');
      expect(input()).toHaveFocus();
    },
  );

  it("leave the focus alone if it isn't on the button, as in Safari, which focuses no button on click", async () => {
    save('recent', store);
    await open();
    const cancel = screen.getByRole('button', {name: 'Cancel'});
    cancel.focus();
    fireEvent.click(screen.getByRole('button', {name: SAVE}));
    expect(saved('favorites')).toHaveLength(1);
    expect(cancel).toHaveFocus();
  });

  it('follow the mouse, which says what each button does, and leave the focus in the search box', async () => {
    save('recent', store, getState);
    const user = await open();
    await user.hover(screen.getByText('getState()'));
    expect(screen.getByRole('row', {selected: true})).toHaveTextContent('getState()');
    for (const button of screen.getAllByRole('button', {name: /this search/})) {
      expect(button).toHaveAttribute('title', button.getAttribute('aria-label'));
    }
    const link = screen.getByRole('link', {name: /getState/});
    expect(fireEvent.mouseDown(link)).toBe(false);
    expect(link).toHaveAttribute('tabindex', '-1');
    await user.click(link);
    expectLocation('/store#get');
  });

  it('have buttons that Tab reaches without closing the panel', async () => {
    save('recent', store);
    const user = await open();
    for (const name of ['Cancel', SAVE]) {
      await user.tab();
      expect(screen.getByRole('button', {name})).toHaveFocus();
    }
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('with unsafe URLs are neither shown nor kept', async () => {
    save('recent', {...store, url: 'javascript:alert(1)'}, getState);
    save('favorites', {...store, url: 'https://evil.example/'});
    await open();
    expect(rowTitles()).toEqual(['getState()']);
    expect([saved('recent'), saved('favorites')]).toEqual([[getState], []]);
  });
});
