import type {ClientOptions} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {CLIENT_TIMEOUTS_MS} from './constants';
import {SearchError, toSearchError} from '../SearchError';
import {hostedRequester} from './hostedRequester';
import {createHostsCache} from './hostsCache';

export interface HostedTransportOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** In place of Algolia's, in the order in which they are tried. */
  readonly hosts?: ClientOptions['hosts'];
}

/**
 * Algolia's client with id and key as query parameters, our timeouts, requester and cache of hosts. A rate
 * limit is an error at once: a reader who is typing asks again before the service allows it.
 */
export function createHostedTransport({appId, apiKey, hosts}: HostedTransportOptions): LiteClient {
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: {...CLIENT_TIMEOUTS_MS},
    requester: hostedRequester,
    hostsCache: createHostsCache(appId),
    maxRateLimitRetries: 0,
    ...(hosts && {hosts}),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What the library threw, in our words; it is told by name, as bundling may double its classes. */
function readError(thrown: unknown): SearchError {
  if (!isRecord(thrown) || thrown instanceof SearchError) {
    return toSearchError(thrown);
  }
  const message = String(thrown.message);
  switch (thrown.name) {
    case 'ApiError':
    case 'DetailedApiError':
      return new SearchError(
        {kind: 'api', message, status: Number(thrown.status)},
        {cause: thrown},
      );
    case 'DeserializationError':
      return new SearchError({kind: 'deserialization', message}, {cause: thrown});
    default:
      return new SearchError({kind: 'unreachable', message}, {cause: thrown});
  }
}

/**
 * Makes a call to the service.
 *
 * @throws {SearchError} rejects with nothing else: `unreachable` at once where the browser knows that
 * it is offline, and once no host answered; `api` with status and message; `deserialization`
 */
export async function callService<T>(call: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.onLine === false) {
    throw new SearchError({kind: 'unreachable', message: 'The browser is offline.'});
  }
  try {
    return await call();
  } catch (error) {
    throw readError(error);
  }
}
