import type {Cache, Host} from '@algolia/client-common';
import {HOST_RETRY_AFTER_MS} from '../session/constants';

const nameOf = ({protocol, url, port}: Host) => `${protocol}://${url}:${port ?? ''}`;

/**
 * The state of the search hosts, in memory: a host that is down is tried again after 2 minutes.
 *
 * The library's own caches keep a host under all that is known of it, its state among it, and look it
 * up without: they never find it, and each search would wait for the dead host anew.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, {readonly state: unknown; readonly until: number}>();
  // The transporter's keys are hosts, in the one case with their state.
  const nameOfKey = (key: Record<string, unknown> | string) => nameOf(key as unknown as Host);

  return {
    async get<TValue>(
      key: Record<string, unknown> | string,
      defaultValue: () => Promise<TValue>,
    ): Promise<TValue> {
      const known = states.get(nameOfKey(key));
      return known && Date.now() <= known.until ? (known.state as TValue) : defaultValue();
    },
    async set<TValue>(key: Record<string, unknown> | string, value: TValue): Promise<TValue> {
      states.set(nameOfKey(key), {state: value, until: Date.now() + HOST_RETRY_AFTER_MS});
      return value;
    },
    async delete(key) {
      states.delete(nameOfKey(key));
    },
    async clear() {
      states.clear();
    },
  };
}
