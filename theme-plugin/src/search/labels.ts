import {translate} from '@docusaurus/Translate';

/*
 * Every label of search, in one place. They are functions because `translate` must be called while
 * rendering, and its calls must be literal for `docusaurus write-translations` to find them.
 * The words of the specification (sections 2, 8 and 9) stand here letter for letter.
 */

export const label = {
  search: () =>
    translate({
      id: 'theme.search.label',
      message: 'Search',
      description: 'The label of the search button and of the search dialog',
    }),
  placeholder: () =>
    translate({
      id: 'theme.search.placeholder',
      message: 'Search docs',
      description: 'The placeholder of the search box',
    }),
  clear: () =>
    translate({
      id: 'theme.search.clear',
      message: 'Clear the query',
      description: 'The label of the button that empties the search box',
    }),
  cancel: () =>
    translate({
      id: 'theme.search.cancel',
      message: 'Cancel',
      description: 'The button that closes the search dialog',
    }),
  results: () =>
    translate({
      id: 'theme.search.results',
      message: 'Search results',
      description: 'The name of the list of results, for screen readers',
    }),
  recent: () =>
    translate({
      id: 'theme.search.recent',
      message: 'Recent',
      description: 'The heading above the recent searches',
    }),
  favorite: () =>
    translate({
      id: 'theme.search.favorite',
      message: 'Favorite',
      description: 'The heading above the favorite searches',
    }),
  noRecent: () =>
    translate({
      id: 'theme.search.noRecent',
      message: 'No recent searches',
      description: 'Shown when nothing was searched for yet',
    }),
  save: () =>
    translate({
      id: 'theme.search.save',
      message: 'Save this search',
      description: 'The label of the button that turns a recent search into a favorite',
    }),
  remove: () =>
    translate({
      id: 'theme.search.remove',
      message: 'Remove this search from history or favorites',
      description: 'The label of the button that removes a saved search',
    }),
  noResultsFor: () =>
    translate({
      id: 'theme.search.noResults',
      message: 'No results for',
      description: 'Shown before the query that has no results',
    }),
  trySearchingFor: () =>
    translate({
      id: 'theme.search.suggestions',
      message: 'Try searching for',
      description: 'The heading above other words to search for',
    }),
  reportMissing: () =>
    translate({
      id: 'theme.search.reportMissing',
      message: 'Believe this query should return results?',
      description: 'Shown before the link to report that a search finds nothing',
    }),
  reportMissingLink: () =>
    translate({
      id: 'theme.search.reportMissingLink',
      message: 'Let us know.',
      description: 'The link to report that a search finds nothing',
    }),
  errorTitle: () =>
    translate({
      id: 'theme.search.errorTitle',
      message: 'Unable to fetch results',
      description: 'Shown when a search failed',
    }),
  errorHelp: () =>
    translate({
      id: 'theme.search.errorHelp',
      message: 'You might want to check your network connection.',
      description: 'The advice below the message that a search failed',
    }),
  noIndexTitle: () =>
    translate({
      id: 'theme.search.noIndexTitle',
      message: 'There is no search index yet',
      description: 'Shown when the site was not built, so that there is nothing to search',
    }),
  noIndexHelp: () =>
    translate({
      id: 'theme.search.noIndexHelp',
      message:
        'The index is written when the site is built. Build the site and serve it to search.',
      description: 'The advice below the message that there is no search index',
    }),
  loadError: () =>
    translate({
      id: 'theme.search.loadError',
      message: 'Search could not be loaded. Check your network connection and try again.',
      description: 'Shown when the script of the search dialog did not load',
    }),
  retry: () =>
    translate({
      id: 'theme.search.retry',
      message: 'Try again',
      description: 'The button that loads the search dialog once more',
    }),
  /** Plural forms in Docusaurus' notation: pick one with `usePluralForm`. */
  resultCount: (count: number) =>
    translate(
      {
        id: 'theme.search.resultCount',
        message: '{count} result|{count} results',
        description: 'Read out by screen readers once results are shown',
      },
      {count},
    ),
  noResultsAnnouncement: (query: string) =>
    translate(
      {
        id: 'theme.search.noResultsAnnouncement',
        message: 'No results for {query}',
        description: 'Read out by screen readers when there are no results',
      },
      {query},
    ),
  /** The words of the specification, section 2: 'See all {count} results'. */
  seeAll: (count: number) =>
    translate(
      {
        id: 'theme.search.seeAll',
        message: 'See all {count} results',
        description: 'The link in the foot of the search dialog to the page with all results',
      },
      {count},
    ),
  pageTitle: (query: string) =>
    query === ''
      ? translate({
          id: 'theme.SearchPage.emptyResultsTitle',
          message: 'Search the documentation',
          description: 'The search page title for empty query',
        })
      : translate(
          {
            id: 'theme.SearchPage.existingResultsTitle',
            message: 'Search results for "{query}"',
            description: 'The search page title for non-empty query',
          },
          {query},
        ),
  pageDescription: (site: string) =>
    translate(
      {
        id: 'theme.search.pageDescription',
        message: 'Find pages and sections of the {site} documentation by their headings and texts.',
        description: 'The description of the search page, for other search engines',
      },
      {site},
    ),
  pageHint: () =>
    translate({
      id: 'theme.search.pageHint',
      message: 'Type a name, a task or the text of an error. Results appear as you type.',
      description: 'Shown on the search page before anything was typed',
    }),
  needsJavaScript: () =>
    translate({
      id: 'theme.search.needsJavaScript',
      message:
        'Search runs in your browser and needs JavaScript, which is switched off. Every page can also be reached by the links in the bar above and in the foot of the page.',
      description: 'Shown on the search page to readers without JavaScript',
    }),
  searching: () =>
    translate({
      id: 'theme.search.searching',
      message: 'Searching…',
      description: 'Shown on the search page while an answer takes long',
    }),
  showMore: () =>
    translate({
      id: 'theme.search.showMore',
      message: 'Show more results',
      description: 'The button at the end of the results that loads further ones',
    }),
  selectHint: () =>
    translate({
      id: 'theme.search.selectHint',
      message: 'to select',
      description: 'Explains the Enter key in the foot of the search dialog',
    }),
  navigateHint: () =>
    translate({
      id: 'theme.search.navigateHint',
      message: 'to navigate',
      description: 'Explains the arrow keys in the foot of the search dialog',
    }),
  closeHint: () =>
    translate({
      id: 'theme.search.closeHint',
      message: 'to close',
      description: 'Explains the Escape key in the foot of the search dialog',
    }),
} as const;
