/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import i18n from '@generated/i18n';
import codeTranslations from '@generated/codeTranslations';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import * as label from '@site/theme-plugin/search/src/ui/labels';
import * as pageLabel from '@site/theme-plugin/search/src/ui/pageLabels';
import {usePlural} from '@site/theme-plugin/search/src/ui/hooks/usePlural';
import {renderInSite} from '@site/test/support/renderInSite';

const translated: Record<string, string> = codeTranslations;

/** A language with one plural form, with the translations that Docusaurus comes with. */
jest.mock('@generated/i18n', () => ({
  ...jest.requireActual('@generated/i18n').default,
  currentLocale: 'ja',
}));
jest.mock('@generated/codeTranslations', () => ({
  ...jest.requireActual('@docusaurus/theme-translations/locales/ja/theme-common.json'),
  ...jest.requireActual('@docusaurus/theme-translations/locales/ja/theme-search-algolia.json'),
}));

const JAPANESE = /[\u3040-\u30FF\u4E00-\u9FFF]/;

function Count({message}: {readonly message: string}) {
  return <p>{usePlural()(3, message)}</p>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('the not-found page says in the language of the site what the stock one does', () => {
  expect(i18n.currentLocale).toBe('ja');
  renderInSite(<NotFoundContent />);
  expect(screen.getByText(translated['theme.NotFound.p1'] ?? '')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAccessibleName(JAPANESE);
});

test('so does the box of a page that failed to load', () => {
  const state = {pastDelay: true, timedOut: false, isLoading: true, retry: () => {}};
  renderInSite(<Loading {...state} error={new Error('Loading chunk 7 failed')} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(JAPANESE);
});

test.each([
  ['the count of results', () => label.resultCount(3)],
  ['the lack of results', () => label.noResults('qq')],
  ['a running search', pageLabel.searching],
  ["the search page's box", label.pagePlaceholder],
  ['the removal of a favorite', () => label.remove(true)],
  ['the removal of a recent search', () => label.remove(false)],
])('so does the label of %s', (_, text) => {
  expect(text()).toMatch(JAPANESE);
});

test('a message with more plural forms than the language has is read in the plural', () => {
  renderInSite(<Count message="{count} result|{count} results" />);
  expect(screen.getByText('{count} results')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});
