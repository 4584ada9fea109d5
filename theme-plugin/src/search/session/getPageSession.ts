import type {SearchClient} from '../SearchClient';
import {createSearchSession, type SearchSession, type SessionOptions} from './createSearchSession';

const sessions = new WeakMap<SearchClient, Map<string, SearchSession>>();

/**
 * The session of the search page: one for the life of the page, so that a reader who comes back finds
 * the results that were loaded, at the place where they were left.
 */
export function getPageSession(options: SessionOptions): SearchSession {
  const ofClient = sessions.get(options.client) ?? new Map<string, SearchSession>();
  sessions.set(options.client, ofClient);
  const key = JSON.stringify(options.filters);
  const session = ofClient.get(key) ?? createSearchSession(options);
  ofClient.set(key, session);
  return session;
}
