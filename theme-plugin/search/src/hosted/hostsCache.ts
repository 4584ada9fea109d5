import type {Cache, Host, StatefulHost} from '@algolia/client-common';
import {HOST_RETRY_AFTER_MS} from './constants';
import {isAvoided, readFailedHosts, writeFailedHosts} from './failedHosts';

const nameOf = ({protocol, url, port}: Host) => `${protocol}://${url}:${port ?? ''}`;

/**
 * Remembers for 2 minutes which of an application's hosts failed. Pages that are loaded in the meantime know
 * it from the browser's session storage, if there is one. The library's own caches store a host under
 * everything that is known about it, including its state, but look it up without the state. So they never
 * find it, and each search would wait for the dead host again.
 */
export function createHostsCache(appId: string): Cache {
  const failed = readFailedHosts(appId);
  // The transporter's keys are hosts, and its values are hosts that failed.
  const hostOfKey = (key: Parameters<Cache['get']>[0]) => key as Host;
  const change = (apply: () => void) => {
    apply();
    writeFailedHosts(appId, failed);
  };

  return {
    async get<TValue>(
      key: Record<string, unknown> | string,
      defaultValue: () => Promise<TValue>,
    ): Promise<TValue> {
      const host = hostOfKey(key);
      const known = failed.get(nameOf(host));
      if (!known || !isAvoided(known)) {
        return defaultValue();
      }
      const {status, until} = known;
      const state: StatefulHost = {
        ...host,
        status,
        lastUpdate: until - HOST_RETRY_AFTER_MS,
        isUp: () => false,
        isTimedOut: () => status === 'timed out',
      };
      return state as TValue;
    },
    async set<TValue>(key: Record<string, unknown> | string, value: TValue): Promise<TValue> {
      const status = (value as StatefulHost).status === 'timed out' ? 'timed out' : 'down';
      const until = Date.now() + HOST_RETRY_AFTER_MS;
      change(() => failed.set(nameOf(hostOfKey(key)), {status, until}));
      return value;
    },
    async delete(key) {
      change(() => failed.delete(nameOf(hostOfKey(key))));
    },
    async clear() {
      change(() => failed.clear());
    },
  };
}
