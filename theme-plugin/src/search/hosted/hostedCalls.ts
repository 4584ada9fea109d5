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
  function post<T>(
    path: string,
    data: Record<string, unknown>,
    read: (answer: Readonly<Record<string, unknown>>) => T,
  ): Promise<T> {
    const request = {method: 'POST' as const, path, queryParameters: {}, headers: {}, data};
    return callService(() => transporter.request({...request, useReadTransporter: true}), read);
  }

  const readResult = (answer: unknown) => readHostedResult(answer, toUrl);

  return {
    query(indexName, query, params = {}) {
      const path = `1/indexes/${encodeURIComponent(indexName)}/query`;
      return post(path, {params: serializeParams({query, ...params})}, readResult);
    },

    searchFacet(indexName, facet, facetQuery) {
      const path = `1/indexes/${encodeURIComponent(indexName)}/facets/${encodeURIComponent(facet)}/query`;
      return post(path, {params: serializeParams({facetQuery})}, ({facetHits}) => {
        if (!Array.isArray(facetHits)) {
          throw new TypeError('The answer of the search service holds no values of the facet.');
        }
        return facetHits as readonly FacetHit[];
      });
    },

    predictAnswers(indexName, request) {
      const path = `1/answers/${encodeURIComponent(indexName)}/prediction`;
      return post(path, {...request}, readResult);
    },
  };
}
