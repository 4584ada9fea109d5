import type {SearchClient} from './SearchClient';
import {hasSiteChanged} from 'docusaurus-plugin-folio-pages/shared/chunkError';
import {SearchError, toSearchError} from './SearchError';

/** A client whose code is loaded on first use. If that fails, the next use tries again. */
export function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loaded: Promise<SearchClient> | undefined;

  function open(): Promise<SearchClient> {
    loaded ??= load().catch(async (error: unknown) => {
      loaded = undefined;
      const {kind, message} = toSearchError(error);
      throw new SearchError(
        {kind: (await hasSiteChanged(error)) ? 'outdated' : kind, message},
        {cause: error},
      );
    });
    return loaded;
  }

  return {
    search: async (query, signal) => (await open()).search(query, signal),
    warm() {
      open().then(
        client => client.warm(),
        () => {
          // The search that needs the code will fail as well and report it.
        },
      );
    },
  };
}
