import type {SearchClient} from '../SearchClient';
import {SearchError} from '../SearchError';

/**
 * The one wrapper that retries when the network returns. A search shares the requests for scripts and files
 * with whatever started them. If those failed while the network was down, the search fails although the next
 * one would succeed, and no later event would trigger it. So a search that couldn't reach anything is tried a
 * second time if
 *
 * - the browser came back online while it was under way,
 * - another call was under way when it started, or
 * - it's the first one: the worker may have started to load before there was a client.
 */
export function retryLostSearch(client: SearchClient): SearchClient {
  let isFirst = true;
  let underWay = 0;

  return {
    ...client,
    async search(query, signal) {
      let isWorthRetrying = isFirst || underWay > 0;
      const onOnline = () => {
        isWorthRetrying = true;
      };
      isFirst = false;
      underWay += 1;
      window.addEventListener('online', onOnline);
      try {
        return await client.search(query, signal);
      } catch (error) {
        const isLost = error instanceof SearchError && error.kind === 'unreachable';
        if (isLost && isWorthRetrying && window.navigator.onLine !== false) {
          return await client.search(query, signal);
        }
        throw error;
      } finally {
        underWay -= 1;
        window.removeEventListener('online', onOnline);
      }
    },
  };
}
