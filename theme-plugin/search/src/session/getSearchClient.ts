import type {HostedConfig} from '../HostedConfig';
import type {SearchClient} from '../SearchClient';
import {createLazyClient} from '../createLazyClient';
import {createLocalClient} from '../engine/createLocalClient';

export interface SearchBackend {
  /** Absolute URL of the site's own index, with a trailing slash. */
  readonly indexUrl: string;
  /** The site's address, and its base URL. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** The hosted index, if it answers instead of the site's own. */
  readonly hosted?: HostedConfig;
}

const clients = new Map<string, SearchClient>();

/**
 * The bundler knows whether the site has a hosted index, and leaves out the client that isn't used; see
 * `searchDefinitions`. It needs both branches for that.
 */
function createClient({indexUrl, siteUrl, baseUrl, hosted}: SearchBackend): SearchClient {
  if (process.env.FOLIO_HOSTED_SEARCH) {
    return createLazyClient(async () => {
      const {createHostedClient} = await import(
        /* webpackChunkName: "search-hosted" */ '../hosted/createHostedClient'
      );
      if (!hosted) {
        throw new Error('The site was bundled for a hosted index, but has no themeConfig.algolia.');
      }
      return createHostedClient({...hosted, siteUrl, baseUrl});
    });
  } else {
    return createLocalClient({indexUrl});
  }
}

/**
 * The client that answers the site's searches. It's kept for the life of the page, so closing the dialog
 * doesn't discard what was loaded.
 */
export function getSearchClient(backend: SearchBackend): SearchClient {
  const key = JSON.stringify(backend.hosted ?? backend.indexUrl);
  const client = clients.get(key) ?? createClient(backend);
  clients.set(key, client);
  return client;
}
