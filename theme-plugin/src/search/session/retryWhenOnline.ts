import type {SearchClient} from './types';

/**
 * A client that asks a second time where the browser came back online while a search was under way:
 * what that search had asked for before was lost with the network, and no later event would tell.
 */
export function retryWhenOnline(client: SearchClient): SearchClient {
  return {
    ...client,
    async search(requests, signal) {
      let isBack = false;
      const onOnline = () => {
        isBack = true;
      };
      window.addEventListener('online', onOnline);
      try {
        return await client.search(requests, signal);
      } catch (error) {
        if (!isBack) {
          throw error;
        }
        return await client.search(requests, signal);
      } finally {
        window.removeEventListener('online', onOnline);
      }
    },
  };
}
