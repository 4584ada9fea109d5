import {useEffect, useSyncExternalStore} from 'react';
import {isNarrow} from '../isNarrow';
import type {SearchSession} from '../../session/createSearchSession';
import {getPageSession} from '../../session/getPageSession';
import type {SessionState} from '../../session/sessionState';
import {useRetryOnline} from './useRetryOnline';
import type {SiteSearch} from './useSiteSearch';

/** The results of a query, and functions that load more of them. */
export function usePageSession(
  {client, events, filters}: SiteSearch,
  query: string,
): {state: SessionState; session: SearchSession} {
  const session = getPageSession({client, events, filters, isNarrow});
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.search(query), [session, query]);
  useRetryOnline(session);
  return {state, session};
}
