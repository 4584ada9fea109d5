import type {ReactNode} from 'react';
import {usePagedSearch} from './hooks/usePagedSearch';
import {useSavedSearches} from './hooks/useSavedSearches';
import {useSiteSearch} from './hooks/useSiteSearch';
import * as pageLabel from './pageLabels';
import type {SearchHit} from '../session/types';
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
  const saved = useSavedSearches(site.indexName);
  const {status, screen} = state;

  function onSelect(hit: SearchHit) {
    search.select(hit);
    saved.saveRecent(hit);
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
        <ErrorScreen kind={state.error?.kind ?? 'unreachable'} onRetry={search.retry} />
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
