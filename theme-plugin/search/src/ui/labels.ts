import {translate} from '@docusaurus/Translate';
import {siteTexts} from './siteTexts';

/*
 * Every label of the search dialog, in one place. They are functions because `translate` must be called while
 * rendering, and its calls must be literal for `docusaurus write-translations` to find them. The site's
 * `themeConfig.algolia.translations` override them.
 */

const searchBox = () => siteTexts().modal?.searchBox ?? {};
const startScreen = () => siteTexts().modal?.startScreen ?? {};
const noResultsScreen = () => siteTexts().modal?.noResultsScreen ?? {};
const errorScreen = () => siteTexts().modal?.errorScreen ?? {};
const footer = () => siteTexts().modal?.footer ?? {};

export const placeholder = () =>
  searchBox().placeholderText ??
  translate({
    id: 'theme.SearchModal.searchBox.placeholderText',
    message: 'Search docs',
    description: 'The placeholder of the search box',
  });

export const clear = () =>
  searchBox().clearButtonTitle ??
  searchBox().resetButtonTitle ??
  translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label of the button that empties the search box',
  });

export const clearLabel = () =>
  searchBox().clearButtonAriaLabel ?? searchBox().resetButtonAriaLabel ?? clear();

/** The placeholder of a search box that isn't in the dialog. */
export const pagePlaceholder = () =>
  searchBox().placeholderText ??
  translate({
    id: 'theme.SearchPage.inputPlaceholder',
    message: 'Search docs',
    description: 'The placeholder for search page input',
  });

/** The name of the search box, for screen readers. */
export const searchInput = (text = placeholder()) => searchBox().searchInputLabel ?? text;

export const recent = () =>
  startScreen().recentSearchesTitle ??
  translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
    description: 'The heading above the recent searches',
  });

export const favorite = () =>
  startScreen().favoriteSearchesTitle ??
  translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
    description: 'The heading above the favorite searches',
  });

export const noRecent = () =>
  startScreen().noRecentSearchesText ??
  translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
    description: 'Shown when nothing was searched for yet',
  });

export const startLinks = () =>
  translate({
    id: 'folio.Search.startLinks',
    message: 'Start here',
    description: 'The heading above the links that a site offers before the reader types',
  });

export const save = () =>
  startScreen().saveRecentSearchButtonTitle ??
  translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
    description: 'The label of the toggle that makes a saved search a favorite; pressed, it is one',
  });

export const remove = (isFavorite: boolean) =>
  isFavorite
    ? (startScreen().removeFavoriteSearchButtonTitle ??
      translate({
        id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
        message: 'Remove this search from favorites',
        description: 'The label of the button that removes a favorite search',
      }))
    : (startScreen().removeRecentSearchButtonTitle ??
      translate({
        id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
        message: 'Remove this search from history',
        description: 'The label of the button that removes a recent search',
      }));

export const noResultsFor = () =>
  noResultsScreen().noResultsText ??
  translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
    description: 'Shown before the query that has no results',
  });

export const trySearchingFor = () =>
  noResultsScreen().suggestedQueryText ??
  translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'The heading above other words to search for',
  });

export const reportMissing = () =>
  noResultsScreen().reportMissingResultsText ??
  translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
    description: 'Shown before the link to report that a search finds nothing',
  });

export const reportMissingLink = () =>
  noResultsScreen().reportMissingResultsLinkText ??
  translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
    description: 'The link to report that a search finds nothing',
  });

export const errorTitle = () =>
  errorScreen().titleText ??
  translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'Shown when a search failed',
  });

export const errorHelp = () =>
  errorScreen().helpText ??
  translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'The advice below the message that a search failed',
  });

export const noIndexTitle = () =>
  translate({
    id: 'folio.Search.noIndexTitle',
    message: 'There is no search index yet',
    description: 'Shown when the site was not built, so that there is nothing to search',
  });

export const noIndexHelp = () =>
  translate({
    id: 'folio.Search.noIndexHelp',
    message:
      'The search index is created when you build the site. Build it once, then search again.',
    description: 'The advice below the message that there is no search index',
  });

export const lastBuild = () =>
  translate({
    id: 'folio.Search.lastBuild',
    message:
      'Development mode: these results are from your last build. Build the site again to find newer pages.',
    description: 'Shown below the results on the development server only',
  });

/** Plural forms in Docusaurus's notation: pick one with `usePlural`. */
export const resultCount = (count: number) =>
  translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: '{count} result|{count} results',
      description: 'Read out by screen readers once results are shown',
    },
    {count},
  );

/** Shown on the search page, and read out by screen readers. */
export const noResults = (query: string) =>
  translate(
    {
      id: 'theme.SearchPage.noResultsText',
      message: 'No results for “{query}”',
      description: 'The paragraph for empty search result',
    },
    {query},
  );

/** Plural forms in Docusaurus's notation: pick one with `usePlural`. */
export const seeAll = (count: number) =>
  translate(
    {
      id: 'theme.SearchBar.seeAll',
      message: 'See all {count} result|See all {count} results',
      description: 'The link in the foot of the search dialog to the page with all results',
    },
    {count},
  );

export const selectHint = () =>
  footer().selectText ??
  translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'to select',
    description: 'Explains the Enter key in the foot of the search dialog',
  });

export const navigateHint = () =>
  footer().navigateText ??
  translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'to navigate',
    description: 'Explains the arrow keys in the foot of the search dialog',
  });

export const closeHint = () =>
  footer().closeText ??
  translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'to close',
    description: 'Explains the Escape key in the foot of the search dialog',
  });
