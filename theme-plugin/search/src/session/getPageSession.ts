import type {SearchClient} from '../SearchClient';
import {createSearchSession, type SearchSession, type SessionOptions} from './createSearchSession';

const sessions = new WeakMap<SearchClient, Map<string, SearchSession>>();

/**
 * The search page's session. It lives as long as the browser's page, so that readers who come back find the
 * loaded results where they left them.
 */
export function getPageSession(options: SessionOptions): SearchSession {
  const ofClient = sessions.get(options.client) ?? new Map<string, SearchSession>();
  sessions.set(options.client, ofClient);
  const key = JSON.stringify(options.filters);
  const session = ofClient.get(key) ?? createSearchSession(options);
  ofClient.set(key, session);
  return session;
}
