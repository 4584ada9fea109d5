import {SearchError} from '../session/errors';
import type {HostedConfig} from '../HostedConfig';
import type {SearchClient, SearchResult} from '../session/types';
import {createHitUrl, type HitUrlOptions} from '../session/hitUrl';
import {readHostedResult} from './hostedHit';
import {callService, createHostedTransport, type HostedTransportOptions} from './hostedTransport';
import {mergeParams, serializeParams} from './searchParameters';

export type HostedClientOptions = HostedTransportOptions &
  HitUrlOptions &
  Pick<HostedConfig, 'searchParameters'>;

/** The client of a hosted index: `POST 1/indexes/*` + `/queries`. */
export function createHostedClient(options: HostedClientOptions): SearchClient {
  const transport = createHostedTransport(options);
  const toUrl = createHitUrl(options);

  return {
    async search(requests) {
      const answer: unknown = await callService(() =>
        transport.search({
          requests: requests.map(({indexName, query, params}) => ({
            indexName,
            query,
            params: serializeParams(mergeParams(params, options.searchParameters)),
          })),
        }),
      );
      return {results: readResults(answer).map(result => readResult(result, toUrl))};
    },
    warm() {
      // The page's preconnect link is what helps.
    },
  };
}

function readResults(answer: unknown): unknown[] {
  const {results} = (answer ?? {}) as {readonly results?: unknown};
  if (!Array.isArray(results)) {
    throw malformed('The answer of the search service holds no results.');
  }
  return results;
}

function readResult(result: unknown, toUrl: (url: string) => string | null): SearchResult {
  try {
    return readHostedResult(result, toUrl);
  } catch (error) {
    throw malformed(String(error), error);
  }
}

function malformed(message: string, cause?: unknown): SearchError {
  return new SearchError({kind: 'deserialization', message}, {cause});
}
