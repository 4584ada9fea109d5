import type {SearchClient} from './SearchClient';
import {toSearchError} from './SearchError';

/** A client whose code is loaded with its first use. A failure to load isn't kept. */
export function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loaded: Promise<SearchClient> | undefined;

  function open(): Promise<SearchClient> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw toSearchError(error);
    });
    return loaded;
  }

  return {
    search: async (query, signal) => (await open()).search(query, signal),
    warm() {
      open().then(
        client => client.warm(),
        () => {
          // The search that needs it will fail, too, and report it.
        },
      );
    },
  };
}
