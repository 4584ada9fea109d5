import type {SearchClient} from '../types';
import {createLocalClient} from './local';

const clients = new Map<string, SearchClient>();

/**
 * The client of an index: one for the life of the page, so that closing the dialog does not throw
 * away what was loaded.
 *
 * @param indexUrl absolute address of the index' folder, with a slash at its end
 */
export function getSearchClient(indexUrl: string): SearchClient {
  const client = clients.get(indexUrl) ?? createLocalClient({indexUrl});
  clients.set(indexUrl, client);
  return client;
}
