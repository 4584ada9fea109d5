import {toSearchError} from './errors';
import type {SearchClient} from './types';

/** A client whose code is loaded with its first use; a failure to load is one of that search only. */
export function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loaded: Promise<SearchClient> | undefined;

  function open(): Promise<SearchClient> {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  }

  /** What was asked for before this search may have been lost with a network that is back by now. */
  async function openForSearch(): Promise<SearchClient> {
    const isUnderWay = loaded !== undefined;
    try {
      return await open();
    } catch (error) {
      if (isUnderWay) {
        return open();
      }
      throw error;
    }
  }

  return {
    async search(requests, signal) {
      try {
        return await (await openForSearch()).search(requests, signal);
      } catch (error) {
        throw toSearchError(error);
      }
    },
    warm() {
      open().then(
        client => client.warm(),
        () => {
          // The search that needs it will fail likewise, and report it.
        },
      );
    },
  };
}
