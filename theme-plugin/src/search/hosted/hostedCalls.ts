import {SearchError} from '../SearchError';
import type {HostedConfig} from '../HostedConfig';
import type {SearchResult} from '../SearchClient';
import {createHitUrl, type HitUrlOptions} from '../hitUrl';
import {readHostedResult} from './hostedHit';
import {callService, createHostedTransport, type HostedTransportOptions} from './hostedTransport';
import {serializeParams} from './searchParameters';
import type {SearchParams} from './searchRequest';

interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

interface AnswersRequest {
  readonly query: string;
  /** Languages of the query, such as `['en']`. */
  readonly queryLanguages: readonly string[];
  /** The attributes to look for an answer in. By default, all that are searched. */
  readonly attributesForPrediction?: readonly string[];
  readonly nbHits?: number;
}

/** Calls to the service that the dialog itself doesn't make. All reject with `SearchError` only. */
export interface HostedCalls {
  /** `POST 1/indexes/{index}/query` */
  query(indexName: string, query: string, params?: Partial<SearchParams>): Promise<SearchResult>;
  /** `POST 1/indexes/{index}/facets/{facet}/query`: values of a facet that start with the query. */
  searchFacet(indexName: string, facet: string, facetQuery: string): Promise<readonly FacetHit[]>;
  /** `POST 1/answers/{index}/prediction` */
  predictAnswers(indexName: string, request: AnswersRequest): Promise<SearchResult>;
}

export type HostedCallsOptions = HostedTransportOptions &
  HitUrlOptions &
  Pick<HostedConfig, 'searchParameters'>;

export function createHostedCalls(options: HostedCallsOptions): HostedCalls {
  const {transporter} = createHostedTransport(options);
  const toUrl = createHitUrl(options);

  /** These calls only read, so they use the hosts and the timeout for reading. */
  function post(path: string, data: Record<string, unknown>): Promise<unknown> {
    return callService(() =>
      transporter.request({
        method: 'POST',
        path,
        queryParameters: {},
        headers: {},
        data,
        useReadTransporter: true,
      }),
    );
  }

  return {
    async query(indexName, query, params = {}) {
      const path = `1/indexes/${encodeURIComponent(indexName)}/query`;
      return readResult(await post(path, {params: serializeParams({query, ...params})}), answer =>
        readHostedResult(answer, toUrl),
      );
    },
    async searchFacet(indexName, facet, facetQuery) {
      const path = `1/indexes/${encodeURIComponent(indexName)}/facets/${encodeURIComponent(facet)}/query`;
      return readResult(await post(path, {params: serializeParams({facetQuery})}), readFacetHits);
    },
    async predictAnswers(indexName, request) {
      const path = `1/answers/${encodeURIComponent(indexName)}/prediction`;
      return readResult(await post(path, {...request}), answer => readHostedResult(answer, toUrl));
    },
  };
}

function readFacetHits(answer: unknown): readonly FacetHit[] {
  const {facetHits} = (answer ?? {}) as {readonly facetHits?: unknown};
  if (!Array.isArray(facetHits)) {
    throw new TypeError('The answer of the search service holds no values of the facet.');
  }
  return facetHits as readonly FacetHit[];
}

function readResult<T>(answer: unknown, read: (answer: unknown) => T): T {
  try {
    return read(answer);
  } catch (error) {
    throw new SearchError({kind: 'deserialization', message: String(error)}, {cause: error});
  }
}
