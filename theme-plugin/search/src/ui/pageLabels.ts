import {translate} from '@docusaurus/Translate';

/*
 * The labels of the search page alone. They are functions because `translate` must be called while
 * rendering, and its calls must be literal for `docusaurus write-translations` to find them.
 */

export const pageTitle = (query: string) =>
  query === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for “{query}”',
          description: 'The search page title for non-empty query',
        },
        {query},
      );

export const pageDescription = (site: string) =>
  translate(
    {
      id: 'folio.Search.pageDescription',
      message: 'Search the headings and text of the {site} documentation.',
      description: 'The description of the search page, for other search engines',
    },
    {site},
  );

export const pageHint = () =>
  translate({
    id: 'folio.Search.pageHint',
    message: 'Type a name, a task, or an error message. Results appear as you type.',
    description: 'Shown on the search page before anything was typed',
  });

export const needsJavaScript = () =>
  translate({
    id: 'folio.Search.needsJavaScript',
    message:
      'Search runs in your browser and needs JavaScript, which is turned off. You can still get to every page from the links at the top and bottom of this one.',
    description: 'Shown on the search page to readers without JavaScript',
  });

export const searching = () =>
  translate({
    id: 'theme.SearchPage.fetchingNewResults',
    message: 'Searching…',
    description: 'Shown on the search page while an answer takes long',
  });

export const filter = () =>
  translate({
    id: 'folio.Search.filter',
    message: 'Show results from',
    description: 'The name of the search page’s filter, for screen readers',
  });

export const allGroups = () =>
  translate({
    id: 'folio.Search.allGroups',
    message: 'All categories',
    description: 'The choice of the search page’s filter that shows all results',
  });

export const versions = () =>
  translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'The name of the search page’s choice of a version, for screen readers',
  });

export const moreResults = () =>
  translate({
    id: 'folio.Search.moreResults',
    message: 'More results',
    description: 'The heading above the results that were loaded after the first ones',
  });

export const showMore = () =>
  translate({
    id: 'folio.Search.showMore',
    message: 'Show more results',
    description: 'The button at the end of the results that loads further ones',
  });
