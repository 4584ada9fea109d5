import type {ClientOptions} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {CLIENT_TIMEOUTS_MS} from './constants';
import {SearchError, toSearchError} from '../SearchError';
import {hostedRequester} from './hostedRequester';
import {createHostsCache} from './hostsCache';

export interface HostedTransportOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Used instead of Algolia's, in the order in which they're tried. */
  readonly hosts?: ClientOptions['hosts'];
}

/**
 * Algolia's client with the ID and key as query parameters, and with our timeouts, requester, and cache of
 * hosts. A rate limit is reported right away, because a reader who is typing searches again before the
 * service allows it.
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

/**
 * Converts an error of the library. It's recognized by name, because bundling may duplicate the library's
 * classes.
 */
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
 * @param read - converts the answer, and throws if it isn't what was asked for
 * @throws {SearchError} rejects with nothing else: `unreachable` if the browser knows that it's offline or if
 * no host answered, `api` with status and message, or `deserialization`
 */
export async function callService<T>(
  call: () => Promise<unknown>,
  read: (answer: Readonly<Record<string, unknown>>) => T,
): Promise<T> {
  if (globalThis.navigator?.onLine === false) {
    throw new SearchError({kind: 'unreachable', message: 'The browser is offline.'});
  }
  const answer = await call().catch((error: unknown) => {
    throw readError(error);
  });
  try {
    return read(isRecord(answer) ? answer : {});
  } catch (error) {
    throw new SearchError({kind: 'deserialization', message: String(error)}, {cause: error});
  }
}
