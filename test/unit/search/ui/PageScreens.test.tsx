/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import {PageScreens} from '@site/theme-plugin/search/src/ui/PageScreens';
import {SiteProviders} from '../../../support/SiteProviders';
import {hit, manualClient, result, siteOf} from '../support/hits';

let client: ReturnType<typeof manualClient>;
const events = {viewed: jest.fn(), selected: jest.fn(), active: jest.fn()};

jest.mock('@site/theme-plugin/search/src/ui/hooks/useSiteSearch', () => ({
  useSiteSearch: () =>
    siteOf(client, {events, getMissingResultsUrl: query => `/missing?q=${query}`}),
}));

beforeEach(() => {
  client = manualClient();
  events.viewed.mockClear();
});

const onSuggestion = jest.fn();
const found = result(hit('lvl1', '/store', 'API', 'Store'));
const open = () => act(async () => render(screens('store')));
const answer = (number: number) => act(async () => client.pending[number]?.answer(found));

const named = (group: string, name: string) => hit('lvl1', `/${name}`, group, name);
const screens = (query: string) => (
  <SiteProviders>
    <PageScreens query={query} onSuggestion={onSuggestion} />
  </SiteProviders>
);

it('says that nothing was found, and offers other queries and a link to report it', async () => {
  await open();
  const nothing = {...result(), suggestions: ['API']};
  await act(async () => client.pending[0]?.answer(nothing));
  expect(screen.getByText('No results for “store”', {selector: 'p'})).toBeVisible();
  expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/missing?q=store',
  );
  screen.getByRole('button', {name: 'API'}).click();
  expect(onSuggestion).toHaveBeenCalledWith('API');
});

it('says that the search failed, and tries again', async () => {
  await open();
  const error = new SearchError({kind: 'api', status: 500, message: 'broken'});
  await act(async () => client.pending[0]?.fail(error));
  expect(screen.getByText('Unable to fetch results', {selector: 'p'})).toBeVisible();
  await act(async () => screen.getByRole('button', {name: 'Try again'}).click());
  await answer(1);
  expect(screen.getByRole('heading', {level: 2, name: 'API'})).toBeVisible();
  expect(screen.getByRole('link', {name: /Store/})).toBeVisible();
});

describe("the search page's results", () => {
  it("aren't reported as seen if the reader has left the page, and come when the reader is back, then and later", async () => {
    await open();
    cleanup();
    await answer(0);
    expect(client.pending[0]?.signal?.aborted).toBe(true);
    expect(events.viewed).not.toHaveBeenCalled();
    await open();
    await answer(1);
    expect(screen.getByRole('link', {name: /Store/})).toBeVisible();
    expect(events.viewed).toHaveBeenCalledTimes(1);
    cleanup();
    await open();
    expect(screen.getByRole('link', {name: /Store/})).toBeVisible();
    expect(client.pending).toHaveLength(2);
  });

  it('take the focus only once the reader has asked for more', async () => {
    const page = (...names: string[]) => ({
      hits: names.map(name => hit('lvl1', `/${name}`, 'API', name)),
      nbHits: 4,
    });
    const {rerender} = await act(async () => render(screens('store')));
    await act(async () => client.pending[0]?.answer(page('one', 'two')));
    await act(async () => screen.getByRole('button', {name: 'Show more results'}).click());
    await act(async () => client.pending[1]?.answer(page('three', 'four')));
    expect(screen.getByRole('link', {name: /three/})).toHaveFocus();
    act(() => screen.getByRole('link', {name: /three/}).blur());
    await act(async () => rerender(screens('other')));
    await act(async () => client.pending[2]?.answer(page('five', 'six')));
    expect(screen.getByRole('link', {name: /six/})).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('keep the focus in the list if none of the further ones is in the chosen group', async () => {
    const page = (...hits: ReturnType<typeof named>[]) => ({hits, nbHits: 6});
    await open();
    const [first, second] = [page(named('API', 'one'), named('FAQ', 'two')), page()];
    await act(async () => client.pending[0]?.answer(first));
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'API'}});
    expect(screen.getAllByRole('link')).toHaveLength(1);

    const more = screen.getByRole('button', {name: 'Show more results'});
    await act(async () => more.click());
    await act(async () => client.pending[1]?.answer({...second, hits: [named('FAQ', 'three')]}));
    expect(screen.getByRole('link', {name: /one/})).toHaveFocus();

    await act(async () => screen.getByRole('button', {name: 'Show more results'}).click());
    await act(async () => client.pending[2]?.answer({...second, hits: [named('API', 'four')]}));
    expect(screen.getByRole('link', {name: /four/})).toHaveFocus();
  });

  it("are those of the group that the filter shows, after a query without that group's results, too", async () => {
    const names = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));
    const {rerender} = await act(async () => render(screens('store')));
    const found = result(named('API', 'one'), named('FAQ', 'two'));
    await act(async () => client.pending[0]?.answer(found));
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'FAQ'}});
    await act(async () => rerender(screens('other')));
    const others = result(named('API', 'three'), named('Guides', 'four'));
    await act(async () => client.pending[1]?.answer(others));
    expect(screen.getByRole('combobox')).toHaveDisplayValue('All categories');
    expect(names()).toEqual(['/three', '/four']);

    await act(async () => rerender(screens('store again')));
    await act(async () => client.pending[2]?.answer(found));
    expect(screen.getByRole('combobox')).toHaveDisplayValue('FAQ');
    expect(names()).toEqual(['/two']);
  });
});
