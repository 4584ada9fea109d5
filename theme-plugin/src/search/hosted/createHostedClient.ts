import type {HostedConfig} from '../HostedConfig';
import type {SearchClient, SearchResult} from '../SearchClient';
import {SearchError} from '../SearchError';
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
      const answer: unknown = await callService(() =>
        transport.search({requests: [{indexName, query, params: merged}]}),
      );
      return readAnswer(answer, toUrl);
    },
    warm() {
      // The page's preconnect link does this already.
    },
  };
}

function readAnswer(answer: unknown, toUrl: (url: string) => string | null): SearchResult {
  const {results} = (answer ?? {}) as {readonly results?: unknown};
  if (!Array.isArray(results) || results.length === 0) {
    throw malformed('The answer of the search service holds no results.');
  }
  try {
    return readHostedResult(results[0], toUrl);
  } catch (error) {
    throw malformed(String(error), error);
  }
}

function malformed(message: string, cause?: unknown): SearchError {
  return new SearchError({kind: 'deserialization', message}, {cause});
}
