/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {SiteSearch} from '@site/theme-plugin/search/src/ui/hooks/useSiteSearch';
import {PageScreens} from '@site/theme-plugin/search/src/ui/PageScreens';
import {SiteProviders} from '../../../support/SiteProviders';
import {setUpDom} from '../support/dom';
import {hit, manualClient, result} from '../support/hits';

let client: ReturnType<typeof manualClient>;
const events = {viewed: jest.fn(), selected: jest.fn(), active: jest.fn()};

jest.mock('@site/theme-plugin/search/src/ui/hooks/useSiteSearch', () => ({
  useSiteSearch: (): SiteSearch => ({
    client,
    events,
    indexName: 'docs',
    filters: undefined,
    versions: [],
    maxResultsPerGroup: 5,
    getMissingResultsUrl: undefined,
    searchPageUrl: undefined,
  }),
}));

beforeAll(setUpDom);

beforeEach(() => {
  client = manualClient();
  events.viewed.mockClear();
});

const found = result(hit('lvl1', '/store', 'API', 'Store'));
const open = () => act(async () => render(screens('store')));
const answer = (number: number) => act(async () => client.pending[number]?.answer(found));

const named = (group: string, name: string) => hit('lvl1', `/${name}`, group, name);
const screens = (query: string) => (
  <SiteProviders>
    <PageScreens query={query} onSuggestion={() => {}} />
  </SiteProviders>
);

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
