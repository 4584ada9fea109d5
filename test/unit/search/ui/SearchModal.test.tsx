/** @jest-environment jsdom */
import {act, cleanup, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import type {StoredHit} from '@site/theme-plugin/src/search/SearchClient';
import {toStartHit} from '@site/theme-plugin/src/search/session/toStartHit';
import {SearchModal} from '@site/theme-plugin/src/search/ui/SearchModal';
import {renderInSite} from '../../../support/renderInSite';
import {setUpDom} from '../support/dom';
import {hit, instantClient} from '../support/hits';

const hits = [
  hit('lvl1', '/store', 'API', 'Store'),
  hit('lvl2', '/store#get', 'API', 'Store', 'getState()'),
  ...Array.from({length: 7}, (_, number) =>
    hit('lvl1', `/storehouse-${number}`, 'Guides', `Storehouse ${number}`),
  ),
];

let client: ReturnType<typeof instantClient>;
const onClose = jest.fn();

beforeAll(setUpDom);

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
          site={{
            client,
            events: undefined,
            indexName: 'docs',
            filters: undefined,
            maxResultsPerGroup: 5,
            getMissingResultsUrl,
            searchPageUrl: query => `/search?q=${query}`,
          }}
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

describe('the dialog', () => {
  it('is a modal dialog named Search, with the focus in the search box', async () => {
    await open();
    const dialog = screen.getByRole('dialog', {name: 'Search'});
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAttribute('open');
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Search docs');
    expect(input()).toHaveAttribute('maxlength', '64');
  });

  it('closes on Cancel, Escape, and a click outside, but not on one inside', async () => {
    const user = await open();
    await user.click(screen.getByText('No recent searches'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', {name: 'Cancel'}));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
    await user.click(input());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('keeps its results and the focus when its blank space is pressed', async () => {
    const user = await open();
    await user.type(input(), 'store');
    const footer = screen.getByText('to navigate').closest('.DocSearch-Footer') as HTMLElement;
    await user.click(footer);
    fireEvent.touchStart(footer);
    expect(screen.getAllByRole('option')[0]).toBeVisible();
    expect(input()).toHaveFocus();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps its results when only the window loses the focus', async () => {
    const user = await open();
    await user.type(input(), 'store');
    // No other element gets the focus.
    fireEvent.focusOut(input(), {relatedTarget: null});
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.focusOut(input(), {relatedTarget: document.body});
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open when a text selection ends outside', async () => {
    await open();
    fireEvent.mouseDown(input());
    fireEvent.mouseUp(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes if the browser asks it to', async () => {
    await open();
    const cancel = new Event('cancel', {cancelable: true});
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores keys during composition in an input method', async () => {
    await open();
    fireEvent.keyDown(input(), {key: 'Escape', isComposing: true});
    fireEvent.keyDown(input(), {key: 'Enter', isComposing: true});
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByTestId('location')).toHaveTextContent('/');
  });

  it('leaves the arrow keys to an input method, which chooses candidates by them', async () => {
    const user = await open();
    await user.type(input(), 'store');
    const active = screen.getByRole('option', {selected: true}).id;
    expect(fireEvent.keyDown(input(), {key: 'ArrowDown', isComposing: true})).toBe(true);
    expect(screen.getByRole('option', {selected: true}).id).toBe(active);
    expect(fireEvent.keyDown(input(), {key: 'ArrowDown'})).toBe(false);
    expect(screen.getByRole('option', {selected: true}).id).not.toBe(active);
  });

  it('keeps the page from scrolling', async () => {
    await open();
    expect(document.body).toHaveClass('DocSearch--active');
  });
});

describe('once closed, the dialog', () => {
  it('leaves the page and the window as they were', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    document.documentElement.style.overflow = 'scroll';
    const user = await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    client.failure = new Error('offline');
    await user.type(input(), 'store');
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
    const {length} = client.queries;
    window.dispatchEvent(new Event('online'));
    expect(client.queries).toHaveLength(length);
    document.documentElement.style.overflow = '';
  });

  it('ignores late answers', async () => {
    const user = await open();
    let answer = (): void => {};
    client.search = () =>
      new Promise(resolve => (answer = () => resolve({hits, nbHits: hits.length})));
    await user.type(input(), 'store{Enter}');
    cleanup();
    await act(async () => answer());
    expect(saved('recent')).toEqual([]);
  });
});

describe('results', () => {
  it('are grouped, five per group, with title and path', async () => {
    const user = await open();
    await user.type(input(), 'store');
    const groups = screen.getAllByRole('group');
    expect(groups.map(group => within(group).getAllByRole('option').length)).toEqual([2, 5]);
    expect(screen.getByRole('group', {name: 'API'})).toBe(groups[0]);
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent(/^Store$/);
    expect(first).toHaveAttribute('href', '/store');
    expect(second).toHaveTextContent(/^getState\(\)Store/);
    expect(second).toHaveClass('DocSearch-Hit--Child');
    expect(first).not.toHaveClass('DocSearch-Hit--Child');
  });

  it('form the listbox of the search box, with an active descendant only after an arrow key', async () => {
    const user = await open();
    await user.type(input(), 'store');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('option', {selected: true})).toHaveTextContent('Store');
    await user.keyboard('{ArrowDown}');
    const selected = screen.getByRole('option', {selected: true});
    expect(selected).toHaveTextContent('getState()');
    expect(input()).toHaveAttribute('aria-activedescendant', selected.id);
    expect(input()).toHaveFocus();
  });

  it('open on Enter, and are saved as recent', async () => {
    const user = await open();
    await user.type(input(), 'store');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTestId('location')).toHaveTextContent('/store#get');
    expect(screen.getByTestId('location')).toHaveAttribute('data-entries', '2');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(saved('recent').map(({url}) => url)).toEqual(['/store#get']);
  });

  it('open on click, but leave a click with a modifier to the browser and keep the dialog open', async () => {
    const user = await open();
    await user.type(input(), 'house-3');
    const option = screen.getByRole('option');
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
    expect(screen.getByTestId('location')).toHaveTextContent('/storehouse-3');
    expect(screen.getByTestId('location')).toHaveAttribute('data-entries', '2');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('follow the mouse', async () => {
    const user = await open();
    await user.type(input(), 'store');
    await user.hover(screen.getByText('Storehouse 2'));
    expect(screen.getByRole('option', {selected: true})).toHaveTextContent('Storehouse 2');
  });

  it('are counted for screen readers once typing pauses', async () => {
    const user = await open();
    await user.type(input(), 'house-1');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await screen.findByText('1 result', {}, {timeout: 2000})).toHaveAttribute(
      'role',
      'status',
    );
    await user.clear(input());
    await user.type(input(), 'store');
    expect(await screen.findByText('9 results', {}, {timeout: 2000})).toBeInTheDocument();
  });

  it('are replaced by the start screen when the query is cleared, with the focus in the search box', async () => {
    const user = await open();
    const clear = () => screen.getByRole('button', {name: 'Clear the query'});
    expect(screen.queryByRole('button', {name: 'Clear the query'})).not.toBeInTheDocument();
    await user.type(input(), 'store');
    await user.click(clear());
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });

  it.each([
    ['house-1', 'See all 1 result'],
    ['store', 'See all 9 results'],
  ])('for %s have a link to all results: %s', async (query, name) => {
    const user = await open();
    await user.type(input(), query);
    const link = screen.getByRole('link', {name});
    expect(link).toHaveAttribute('href', `/search?q=${query}`);
    await user.click(link);
    expect(screen.getByTestId('location')).toHaveTextContent('/search');
    expect(screen.getByTestId('location')).toHaveAttribute('data-entries', '2');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('are searched for with at most 64 characters', async () => {
    const user = await open();
    await user.click(input());
    await user.paste('s'.repeat(100));
    expect(client.queries.at(-1)?.query).toBe('s'.repeat(64));
  });
});

describe('a result', () => {
  it("shows how its section starts, whether it's active or not", async () => {
    client = instantClient(
      hits.map((found, place) => ({...found, excerpt: `${place}: about the <mark>store</mark>`})),
    );
    const user = await open();
    await user.type(input(), 'store');
    const texts = () => screen.getAllByRole('option').map(({textContent}) => textContent);
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
    const user = await open(undefined, links.map(toStartHit));
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
    expect(rowTitles()).toEqual(['Quick start', 'Errors']);
    expect(screen.getByRole('rowgroup', {name: 'Start here'})).toHaveTextContent('Tutorials');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('grid').id);
    await user.type(input(), 'store');
    expect(screen.queryByText('Quick start')).not.toBeInTheDocument();
  });

  it("are reached by arrow keys after the recent searches, open on Enter, and aren't saved", async () => {
    save('recent', hits[0] as StoredHit);
    const user = await open(undefined, links.map(toStartHit));
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const row = screen.getByRole('row', {selected: true});
    expect(row).toHaveTextContent('Quick start');
    expect(input()).toHaveAttribute('aria-activedescendant', row.id);
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('location')).toHaveTextContent('/quick#setup');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(saved('recent').map(({url}) => url)).toEqual(['/store']);
  });

  it('open by click', async () => {
    const user = await open(undefined, links.map(toStartHit));
    await user.click(screen.getByRole('link', {name: /Errors/}));
    expect(screen.getByTestId('location')).toHaveTextContent('/errors');
    expect(saved('recent')).toEqual([]);
  });
});

describe('no results', () => {
  it('name the query, and offer three suggestions and a link to report it', async () => {
    const user = await open(query => `https://example.com/new?q=${encodeURIComponent(query)}`);
    await user.type(input(), 'qq &');
    expect(screen.getByText(/No results for/)).toHaveTextContent('No results for “qq &”');
    const list = screen.getByRole('list', {name: 'Try searching for'});
    expect(
      within(list)
        .getAllByRole('button')
        .map(({textContent}) => textContent),
    ).toEqual(['Guides', 'API', 'FAQ']);
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

  it('offer no link to report if the site has none', async () => {
    const user = await open();
    await user.type(input(), 'qq');
    expect(screen.queryByText(/Believe/)).not.toBeInTheDocument();
    expect(await screen.findByText('No results for qq', {}, {timeout: 2000})).toHaveAttribute(
      'role',
      'status',
    );
  });
});

describe('a failed search', () => {
  it('shows an error, which the next input clears', async () => {
    client.failure = new SearchError({kind: 'unreachable', message: 'down'});
    const user = await open();
    await user.type(input(), 'store');
    expect(screen.getByText('Unable to fetch results')).toBeVisible();
    expect(
      screen.getByText('You might want to check your network connection.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveClass('DocSearch-Container--Errored');
    client.failure = undefined;
    await user.type(input(), 'house');
    expect(screen.getAllByRole('option')).toHaveLength(5);
    expect(screen.queryByText('Unable to fetch results')).not.toBeInTheDocument();
  });

  it('can be retried', async () => {
    client.failure = new SearchError({kind: 'unreachable', message: 'down'});
    const user = await open();
    await user.type(input(), 'house');
    client.failure = undefined;
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(screen.getAllByRole('option')).toHaveLength(5);
  });

  it('is retried when the browser is back online', async () => {
    client.failure = new Error('offline');
    const user = await open();
    await user.type(input(), 'store');
    client.failure = undefined;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('on a site that was never built says so on the development server', async () => {
    client.failure = new SearchError({kind: 'missing-index', message: 'none'});
    const user = await open();
    await user.type(input(), 'store');
    expect(screen.getByText('There is no search index yet')).toBeInTheDocument();
  });
});

describe('on the development server', () => {
  const note = /these are the pages of the last build/;

  it('the dialog shows the age of its index', async () => {
    Object.assign(client, {isOfLastBuild: true});
    const user = await open();
    expect(screen.getByText(note)).toBeInTheDocument();
    client.failure = new SearchError({kind: 'missing-index', message: 'none'});
    await user.type(input(), 'store');
    // Without a build, there's no age to show.
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(screen.getByText(/Build the site once, then search again/)).toBeInTheDocument();
  });

  it("a production site doesn't show it", async () => {
    await open();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('saved searches', () => {
  const [store, getState] = hits as [StoredHit, StoredHit];

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

  it('can be saved as favorites, and removed', async () => {
    save('recent', store, getState);
    const user = await open();
    expect(rowTitles()).toEqual(['Store', 'getState()']);
    // All rows have the same buttons, so each says which row it belongs to.
    for (const name of ['Save this search', 'Remove this search from history or favorites']) {
      expect(screen.getByRole('button', {name, description: /^Store/})).toBeVisible();
      expect(screen.getByRole('button', {name, description: /^getState/})).toBeVisible();
    }
    const toggles = () => screen.getAllByRole('button', {name: 'Save this search'});
    await user.click(toggles()[1] as HTMLElement);
    expect([saved('recent').length, saved('favorites').length]).toEqual([1, 1]);
    expect(toggles().map(toggle => toggle.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    const remove = () =>
      screen.getAllByRole('button', {name: 'Remove this search from history or favorites'});
    await user.click(remove()[1] as HTMLElement);
    await user.click(remove()[0] as HTMLElement);
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
    expect([saved('recent'), saved('favorites')]).toEqual([[], []]);
  });

  it('become recent again when their toggle is released', async () => {
    save('favorites', store);
    const user = await open();
    await user.click(screen.getByRole('button', {name: 'Save this search', pressed: true}));
    expect([saved('recent').map(({url}) => url), saved('favorites')]).toEqual([['/store'], []]);
    expect(screen.getByRole('button', {name: 'Save this search', pressed: false})).toBeVisible();
  });

  it.each([['Save this search'], ['Remove this search from history or favorites']])(
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
    fireEvent.click(screen.getByRole('button', {name: 'Save this search'}));
    expect(saved('favorites')).toHaveLength(1);
    expect(cancel).toHaveFocus();
  });

  it('follow the mouse, which says what each button does', async () => {
    save('recent', store, getState);
    const user = await open();
    await user.hover(screen.getByText('getState()'));
    expect(screen.getByRole('row', {selected: true})).toHaveTextContent('getState()');
    for (const button of screen.getAllByRole('button', {name: /this search/})) {
      expect(button).toHaveAttribute('title', button.getAttribute('aria-label'));
    }
  });

  it('keep the focus in the search box while they are pressed, and out of their links', async () => {
    save('recent', store);
    await open();
    const link = screen.getByRole('link', {name: /Store/});
    expect(fireEvent.mouseDown(link)).toBe(false);
    expect(link).toHaveAttribute('tabindex', '-1');
  });

  it('open by Enter and by click', async () => {
    save('recent', getState);
    const user = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTestId('location')).toHaveTextContent('/store#get');
    await user.click(screen.getByRole('link', {name: /getState/}));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('have buttons that Tab reaches without closing the panel', async () => {
    save('recent', store);
    const user = await open();
    await user.tab();
    expect(screen.getByRole('button', {name: 'Cancel'})).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', {name: 'Save this search'})).toHaveFocus();
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('with unsafe URLs are neither shown nor kept', async () => {
    save('recent', {...store, url: 'javascript:alert(1)'}, getState);
    save('favorites', {...store, url: 'https://evil.example/'});
    await open();
    expect(rowTitles()).toEqual(['getState()']);
    expect([saved('recent'), saved('favorites')]).toEqual([[getState], []]);
  });

  it('that are corrupt are treated as none', async () => {
    localStorage.setItem('docsearch.recent.docs-test', '{"broken');
    await open();
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });
});
