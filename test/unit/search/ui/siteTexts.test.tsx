/** @jest-environment jsdom */
// cspell:disable -- the texts are in German
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '@theme/SearchBar';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import type {SearchTranslations} from '@site/theme-plugin/src/search/SearchTranslations';
import {SearchModal} from '@site/theme-plugin/src/search/ui/SearchModal';
import {renderInSite} from '../../../support/renderInSite';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';
import {setUpDom} from '../support/dom';
import {hit, instantClient} from '../support/hits';

const setThemeConfig = themeConfigOfTest();

const store = hit('lvl1', '/store', 'API', 'Store');
const client = instantClient([store]);

beforeAll(setUpDom);
beforeEach(() => {
  process.env['FOLIO_HOSTED_SEARCH'] = 'true';
  localStorage.clear();
  client.failure = undefined;
});
afterEach(() => {
  delete process.env['FOLIO_HOSTED_SEARCH'];
});

function say(translations: SearchTranslations, more: object = {}): void {
  const algolia = {appId: 'A', apiKey: 'b', indexName: 'docs', translations, ...more};
  setThemeConfig({algolia});
}

async function open() {
  const user = userEvent.setup();
  await act(async () => {
    renderInSite(
      <SearchModal
        site={{
          client,
          events: undefined,
          indexName: 'docs',
          filters: undefined,
          maxResultsPerGroup: 5,
          getMissingResultsUrl: () => '/missing',
          searchPageUrl: undefined,
        }}
        startLinks={[]}
        onClose={() => {}}
      />,
    );
  });
  return {user, input: screen.getByRole('combobox')};
}

const button = (name: string) => screen.getByRole('button', {name});

it('names the search button', () => {
  say({button: {buttonText: 'Suche', buttonAriaLabel: 'Suche in den Seiten'}});
  renderInSite(<SearchBar />);
  expect(button('Suche in den Seiten')).toHaveTextContent('Suche');
});

it.each([
  {clearButtonTitle: 'Leeren', closeButtonText: 'Abbrechen'},
  {resetButtonTitle: 'Leeren', cancelButtonText: 'Abbrechen'},
])('names the parts of the search box using %j', async names => {
  say({modal: {searchBox: {...names, placeholderText: 'Tippen', searchInputLabel: 'Wort'}}});
  const {user, input} = await open();
  expect(input).toHaveAttribute('placeholder', 'Tippen');
  expect(input).toHaveAccessibleName('Wort');
  await user.type(input, 'store');
  expect(button('Leeren')).toHaveAttribute('title', 'Leeren');
  expect(button('Abbrechen')).toHaveTextContent('Abbrechen');
});

it('has separate names for screen readers if the site sets them', async () => {
  const clearButtonAriaLabel = 'Suchwort leeren';
  say({modal: {searchBox: {clearButtonAriaLabel, closeButtonAriaLabel: 'Cancel the search'}}});
  const {user, input} = await open();
  await user.type(input, 'store');
  expect(button(clearButtonAriaLabel)).toHaveAttribute('title', 'Clear the query');
  expect(button('Cancel the search')).toHaveTextContent('Cancel');
});

it('also accepts a placeholder next to the translations', async () => {
  say({}, {placeholder: 'Tippen'});
  expect((await open()).input).toHaveAttribute('placeholder', 'Tippen');
});

it('shows the texts for the start screen and the footer', async () => {
  say({
    modal: {
      startScreen: {
        recentSearchesTitle: 'Zuletzt',
        favoriteSearchesTitle: 'Gemerkt',
        saveRecentSearchButtonTitle: 'Merken',
        removeRecentSearchButtonTitle: 'Vergessen',
        removeFavoriteSearchButtonTitle: 'Nicht mehr merken',
      },
      footer: {selectText: 'öffnet', navigateText: 'wählt', closeText: 'schließt'},
    },
  });
  localStorage.setItem('docsearch.recent.docs-test', JSON.stringify([store]));
  const {user} = await open();
  expect(screen.getByText('Zuletzt')).toBeVisible();
  expect(button('Vergessen')).toBeVisible();
  await user.click(button('Merken'));
  expect(screen.getByText('Gemerkt')).toBeVisible();
  expect(button('Nicht mehr merken')).toBeVisible();
  for (const text of ['öffnet', 'wählt', 'schließt']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('shows the texts for the no-results screens', async () => {
  say({
    modal: {
      startScreen: {noRecentSearchesText: 'Noch nichts'},
      noResultsScreen: {
        noResultsText: 'Nichts zu',
        suggestedQueryText: 'Vielleicht',
        reportMissingResultsText: 'Fehlt etwas?',
        reportMissingResultsLinkText: 'Melden',
      },
    },
  });
  const {user, input} = await open();
  expect(screen.getByText('Noch nichts')).toBeVisible();
  await user.type(input, 'zzz');
  expect(screen.getByText(/^Nichts zu/)).toBeVisible();
  expect(screen.getByText('Vielleicht')).toBeVisible();
  expect(screen.getByText(/^Fehlt etwas/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Melden'})).toBeVisible();
});

it('shows the texts for a failure', async () => {
  say({modal: {errorScreen: {titleText: 'Kaputt', helpText: 'Ist das Netz da?'}}});
  client.failure = new SearchError({kind: 'unreachable', message: 'down'});
  const {user, input} = await open();
  await user.type(input, 'store');
  expect(screen.getByText('Kaputt')).toBeVisible();
  expect(screen.getByText('Ist das Netz da?')).toBeVisible();
});

it('keeps its own texts if the site sets none, and with the local index', async () => {
  say({modal: {searchBox: {placeholderText: 'Tippen'}}});
  process.env['FOLIO_HOSTED_SEARCH'] = '';
  const {input} = await open();
  expect(input).toHaveAccessibleName('Search docs');
  expect(button('Cancel')).not.toHaveAttribute('aria-label');
});
