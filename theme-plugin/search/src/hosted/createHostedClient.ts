import type {HostedConfig} from '../HostedConfig';
import type {SearchClient} from '../SearchClient';
import {createHitUrl, type HitUrlOptions} from '../hitUrl';
import {readHostedResult} from './hostedHit';
import {callService, createHostedTransport, type HostedTransportOptions} from './hostedTransport';
import {mergeParams, serializeParams} from './searchParameters';
import {createSearchRequest} from './searchRequest';

export type HostedClientOptions = HostedTransportOptions &
  HitUrlOptions &
  Pick<HostedConfig, 'searchParameters' | 'indexName' | 'insights'>;

/** The client of a hosted index: `POST 1/indexes/*` + `/queries`. */
export function createHostedClient(options: HostedClientOptions): SearchClient {
  const transport = createHostedTransport(options);
  const toUrl = createHitUrl(options);

  return {
    async search(searched) {
      const {indexName, query, params} = createSearchRequest(searched, options);
      const merged = serializeParams(mergeParams(params, options.searchParameters));
      return callService(
        () => transport.search({requests: [{indexName, query, params: merged}]}),
        ({results}) => {
          if (!Array.isArray(results) || results.length === 0) {
            throw new TypeError('The answer of the search service holds no results.');
          }
          return readHostedResult(results[0], toUrl);
        },
      );
    },
    warm() {
      // The page's preconnect link does this already.
    },
  };
}
