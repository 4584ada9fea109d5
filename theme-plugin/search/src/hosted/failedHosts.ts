import {HOST_RETRY_AFTER_MS} from './constants';

/** How a host failed, and until when it's avoided, in milliseconds since 1970. */
export interface HostFailure {
  readonly status: 'down' | 'timed out';
  readonly until: number;
}

/** The key in the session storage. */
export const failedHostsKey = (appId: string): string => `docsearch.failedHosts.${appId}`;

/** Whatever is stored, and wherever the clock was set, a host isn't avoided for longer than if it had failed just now. */
export function isAvoided({until}: Pick<HostFailure, 'until'>): boolean {
  const left = until - Date.now();
  return left >= 0 && left <= HOST_RETRY_AFTER_MS;
}

function isHostFailure(value: unknown): value is HostFailure {
  const {status, until} = (value ?? {}) as Partial<Record<keyof HostFailure, unknown>>;
  return (
    (status === 'down' || status === 'timed out') && typeof until === 'number' && isAvoided({until})
  );
}

/**
 * The hosts that failed in this browser session, by name. Empty if storage is denied or contains anything
 * else.
 */
export function readFailedHosts(appId: string): Map<string, HostFailure> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(failedHostsKey(appId)) ?? '{}');
    return new Map(
      Object.entries(stored ?? {}).flatMap(([name, failure]) =>
        isHostFailure(failure) ? [[name, failure]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** If storage fails, the next page finds out for itself. */
export function writeFailedHosts(appId: string, failed: ReadonlyMap<string, HostFailure>): void {
  try {
    sessionStorage.setItem(failedHostsKey(appId), JSON.stringify(Object.fromEntries(failed)));
  } catch {
    // Storage is full, denied, or missing: the page still keeps it in memory.
  }
}
