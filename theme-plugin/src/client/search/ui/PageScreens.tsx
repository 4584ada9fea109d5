import type {ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {usePagedSearch} from '../hooks/usePagedSearch';
import {useSiteSearch} from '../hooks/useSiteSearch';
import * as buttonLabel from '../buttonLabels';
import * as pageLabel from '../pageLabels';
import {createSavedSearches, savedSearchesKeys} from '../storage/createSavedSearches';
import type {SearchHit} from '../../../shared/search/types';
import Announcement from './Announcement';
import ErrorScreen from './ErrorScreen';
import NoResultsScreen from './NoResultsScreen';
import PageResults from './PageResults';

type Props = {
  readonly query: string;
  readonly onSuggestion: (suggestion: string) => void;
};

/** What comes of a query on the search page. The old results stay until the answer is in. */
export default function PageScreens({query, onSuggestion}: Props): ReactNode {
  const site = useSiteSearch();
  const {state, search} = usePagedSearch(site, query);
  const {status, screen} = state;

  function onSelect(hit: SearchHit) {
    search.select(hit);
    const keys = savedSearchesKeys(site.indexName);
    createSavedSearches({
      recent: createStorageSlot(keys.recent),
      favorites: createStorageSlot(keys.favorites),
    }).saveRecent(hit);
  }

  return (
    <div
      className="DocSearch-Page-screens"
      aria-busy={status === 'loading' || status === 'stalled'}>
      {status === 'stalled' && <p className="DocSearch-Page-count">{pageLabel.searching()}</p>}
      {screen === 'results' && <PageResults state={state} search={search} onSelect={onSelect} />}
      {screen === 'none' && (
        <NoResultsScreen
          query={state.query}
          suggestions={state.suggestions}
          onSuggestion={onSuggestion}
          getMissingResultsUrl={site.getMissingResultsUrl}
        />
      )}
      {screen === 'error' && (
        <>
          <ErrorScreen kind={state.error?.kind ?? 'unreachable'} />
          <button type="button" className="DocSearch-Prefill" onClick={search.retry}>
            {buttonLabel.retry()}
          </button>
        </>
      )}
      <Announcement
        status={status}
        screen={screen}
        query={state.query}
        nbHits={state.nbHits}
        errorKind={state.error?.kind}
      />
    </div>
  );
}
