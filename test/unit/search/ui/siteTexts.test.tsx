/** @jest-environment jsdom */
// cspell:disable -- the texts are in German
import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '@theme/SearchBar';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {SearchTranslations} from '@site/theme-plugin/search/src/SearchTranslations';
import {SearchModal} from '@site/theme-plugin/search/src/ui/SearchModal';
import {dialogInJsdom} from '../../../support/dialogInJsdom';
import {renderInSite} from '../../../support/renderInSite';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';
import {hit, instantClient, siteOf} from '../support/hits';

const setThemeConfig = themeConfigOfTest();

const store = hit('lvl1', '/store', 'API', 'Store');
const client = instantClient([store]);

beforeAll(dialogInJsdom);
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
        site={siteOf(client, {getMissingResultsUrl: () => '/missing'})}
        startLinks={[]}
        onClose={() => {}}
      />,
    );
  });
  return {user, input: screen.getByRole('combobox')};
}

const search = (query: string) =>
  act(async () => fireEvent.change(screen.getByRole('combobox'), {target: {value: query}}));

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
  const {input} = await open();
  expect(input).toHaveAttribute('placeholder', 'Tippen');
  expect(input).toHaveAccessibleName('Wort');
  await search('store');
  expect(button('Leeren')).toHaveAttribute('title', 'Leeren');
  expect(button('Abbrechen')).toHaveTextContent('Abbrechen');
});

it('has separate names for screen readers, and a placeholder next to the translations', async () => {
  const clearButtonAriaLabel = 'Suchwort leeren';
  const searchBox = {clearButtonAriaLabel, closeButtonAriaLabel: 'Cancel the search'};
  say({modal: {searchBox}}, {placeholder: 'Tippen'});
  const {input} = await open();
  expect(input).toHaveAttribute('placeholder', 'Tippen');
  await search('store');
  expect(button(clearButtonAriaLabel)).toHaveAttribute('title', 'Clear the query');
  expect(button('Cancel the search')).toHaveTextContent('Cancel');
});

it('shows the texts for every screen', async () => {
  say({
    modal: {
      startScreen: {
        recentSearchesTitle: 'Zuletzt',
        favoriteSearchesTitle: 'Gemerkt',
        saveRecentSearchButtonTitle: 'Merken',
        removeRecentSearchButtonTitle: 'Vergessen',
        removeFavoriteSearchButtonTitle: 'Nicht mehr merken',
        noRecentSearchesText: 'Noch nichts',
      },
      footer: {selectText: 'öffnet', navigateText: 'wählt', closeText: 'schließt'},
      noResultsScreen: {
        noResultsText: 'Nichts zu',
        suggestedQueryText: 'Vielleicht',
        reportMissingResultsText: 'Fehlt etwas?',
        reportMissingResultsLinkText: 'Melden',
      },
      errorScreen: {titleText: 'Kaputt', helpText: 'Ist das Netz da?'},
    },
  });
  localStorage.setItem('docsearch.recent.docs-test', JSON.stringify([store]));
  const {user} = await open();
  const expectTexts = (...texts: (string | RegExp)[]) =>
    texts.forEach(text => expect(screen.getByText(text)).toBeVisible());
  expectTexts('Zuletzt', 'öffnet', 'wählt', 'schließt');
  expect(button('Vergessen')).toBeVisible();
  await user.click(button('Merken'));
  expectTexts('Gemerkt');
  await user.click(button('Nicht mehr merken'));
  expectTexts('Noch nichts');
  await search('zzz');
  expectTexts(/^Nichts zu/, 'Vielleicht', /^Fehlt etwas/, 'Melden');
  client.failure = new SearchError({kind: 'unreachable', message: 'down'});
  await search('zzzz');
  expectTexts('Kaputt', 'Ist das Netz da?');
});

it('keeps its own texts if the site sets none, and with the local index', async () => {
  say({modal: {searchBox: {placeholderText: 'Tippen'}}});
  process.env['FOLIO_HOSTED_SEARCH'] = '';
  const {input} = await open();
  expect(input).toHaveAccessibleName('Search docs');
  expect(button('Cancel')).not.toHaveAttribute('aria-label');
});
