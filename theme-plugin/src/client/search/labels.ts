import {translate} from '@docusaurus/Translate';

/*
 * Every label of the search dialog, in one place. They are functions because `translate` must be called while
 * rendering, and its calls must be literal for `docusaurus write-translations` to find them.
 */

export const placeholder = () =>
  translate({
    id: 'theme.search.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the search box',
  });

export const clear = () =>
  translate({
    id: 'theme.search.clear',
    message: 'Clear the query',
    description: 'The label of the button that empties the search box',
  });

export const results = () =>
  translate({
    id: 'theme.search.results',
    message: 'Search results',
    description: 'The name of the list of results, for screen readers',
  });

export const recent = () =>
  translate({
    id: 'theme.search.recent',
    message: 'Recent',
    description: 'The heading above the recent searches',
  });

export const favorite = () =>
  translate({
    id: 'theme.search.favorite',
    message: 'Favorite',
    description: 'The heading above the favorite searches',
  });

export const noRecent = () =>
  translate({
    id: 'theme.search.noRecent',
    message: 'No recent searches',
    description: 'Shown when nothing was searched for yet',
  });

export const save = () =>
  translate({
    id: 'theme.search.save',
    message: 'Save this search',
    description: 'The label of the toggle that makes a saved search a favorite; pressed, it is one',
  });

export const remove = () =>
  translate({
    id: 'theme.search.remove',
    message: 'Remove this search from history or favorites',
    description: 'The label of the button that removes a saved search',
  });

export const noResultsFor = () =>
  translate({
    id: 'theme.search.noResults',
    message: 'No results for',
    description: 'Shown before the query that has no results',
  });

export const trySearchingFor = () =>
  translate({
    id: 'theme.search.suggestions',
    message: 'Try searching for',
    description: 'The heading above other words to search for',
  });

export const reportMissing = () =>
  translate({
    id: 'theme.search.reportMissing',
    message: 'Believe this query should return results?',
    description: 'Shown before the link to report that a search finds nothing',
  });

export const reportMissingLink = () =>
  translate({
    id: 'theme.search.reportMissingLink',
    message: 'Let us know.',
    description: 'The link to report that a search finds nothing',
  });

export const errorTitle = () =>
  translate({
    id: 'theme.search.errorTitle',
    message: 'Unable to fetch results',
    description: 'Shown when a search failed',
  });

export const errorHelp = () =>
  translate({
    id: 'theme.search.errorHelp',
    message: 'You might want to check your network connection.',
    description: 'The advice below the message that a search failed',
  });

export const noIndexTitle = () =>
  translate({
    id: 'theme.search.noIndexTitle',
    message: 'There is no search index yet',
    description: 'Shown when the site was not built, so that there is nothing to search',
  });

export const noIndexHelp = () =>
  translate({
    id: 'theme.search.noIndexHelp',
    message: 'The index is written when the site is built. Build the site once, then search again.',
    description: 'The advice below the message that there is no search index',
  });

export const lastBuild = () =>
  translate({
    id: 'theme.search.lastBuild',
    message:
      'Development: these are the pages of the last build. Build the site to find newer ones.',
    description: 'Shown below the results on the development server only',
  });

/** Plural forms in Docusaurus' notation: pick one with `usePluralForm`. */
export const resultCount = (count: number) =>
  translate(
    {
      id: 'theme.search.resultCount',
      message: '{count} result|{count} results',
      description: 'Read out by screen readers once results are shown',
    },
    {count},
  );

export const noResultsAnnouncement = (query: string) =>
  translate(
    {
      id: 'theme.search.noResultsAnnouncement',
      message: 'No results for {query}',
      description: 'Read out by screen readers when there are no results',
    },
    {query},
  );

/** Plural forms in Docusaurus' notation: pick one with `usePluralForm`. */
export const seeAll = (count: number) =>
  translate(
    {
      id: 'theme.search.seeAll',
      message: 'See all {count} result|See all {count} results',
      description: 'The link in the foot of the search dialog to the page with all results',
    },
    {count},
  );

export const selectHint = () =>
  translate({
    id: 'theme.search.selectHint',
    message: 'to select',
    description: 'Explains the Enter key in the foot of the search dialog',
  });

export const navigateHint = () =>
  translate({
    id: 'theme.search.navigateHint',
    message: 'to navigate',
    description: 'Explains the arrow keys in the foot of the search dialog',
  });

export const closeHint = () =>
  translate({
    id: 'theme.search.closeHint',
    message: 'to close',
    description: 'Explains the Escape key in the foot of the search dialog',
  });
