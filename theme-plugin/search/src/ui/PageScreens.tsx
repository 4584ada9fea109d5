import {useEffect, type ReactNode} from 'react';
import {useSavedSearches} from './hooks/useSavedSearches';
import {useSiteSearch} from './hooks/useSiteSearch';
import {useStore} from './hooks/useStore';
import * as label from './labels';
import * as pageLabel from './pageLabels';
import type {SearchHit} from '../SearchClient';
import {getPageSession} from '../session/getPageSession';
import {Announcement} from './Announcement';
import {ErrorScreen} from './ErrorScreen';
import {NoResultsScreen} from './NoResultsScreen';
import {PageResults} from './PageResults';
import {VersionFilters} from './VersionFilters';

interface Props {
  readonly query: string;
  readonly onSuggestion: (suggestion: string) => void;
}

/** The outcome of a query on the search page. Old results stay until the answer arrives. */
export function PageScreens({query, onSuggestion}: Props): ReactNode {
  const site = useSiteSearch();
  const {client, events, filters} = site;
  const session = getPageSession({client, events, filters});
  const state = useStore(session);
  useEffect(() => session.search(query), [session, query]);
  useEffect(() => session.cancel, [session]);
  const saved = useSavedSearches(site.indexName);
  const {status, screen, answer} = state;

  function onSelect(hit: SearchHit) {
    session.select(hit);
    saved.saveRecent(hit);
  }

  return (
    <div
      className="DocSearch-Page-screens"
      aria-busy={status === 'loading' || status === 'stalled'}>
      <VersionFilters all={site.versions} />
      {status === 'stalled' && <p className="DocSearch-Page-count">{pageLabel.searching()}</p>}
      {screen === 'results' && <PageResults state={state} session={session} onSelect={onSelect} />}
      {screen === 'none' && (
        <NoResultsScreen
          query={state.query}
          title={label.noResults(state.query)}
          suggestions={answer.suggestions}
          onSuggestion={onSuggestion}
          getMissingResultsUrl={site.getMissingResultsUrl}
        />
      )}
      {screen === 'error' && (
        <ErrorScreen kind={answer.error?.kind ?? 'unreachable'} onRetry={session.retry} />
      )}
      <Announcement state={state} />
    </div>
  );
}
