/** Globals that reach the network. The policy refuses them, too, but with a message that few readers understand. */
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'];

/**
 * Globals that reach other contexts. `postMessage` is the worker's own way to report, and a sample that used it could
 * report faster than the page reads.
 */
const REMOVED = [
  'postMessage',
  'close',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'caches',
  'indexedDB',
];

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}

/** Removes a global, including the one that it's inherited from. */
function remove(name: string): void {
  for (let owner: object | null = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
    Reflect.deleteProperty(owner, name);
  }
  if (name in globalThis) {
    define(name, undefined);
  }
}

/** Storage that lasts as long as the run. The browser gives this worker none. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: unknown) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * Gives samples the globals that they have in the check, and takes away what leads out of the worker. The cell's policy
 * refuses requests anyway; here, a sample gets a message that says what to do instead.
 */
export function closeWorld(): void {
  for (const name of NETWORK) {
    // Not an arrow function, because most of these are called with `new`.
    define(name, function refuse() {
      throw new Error(`${name} isn't available: samples run without a network`);
    });
  }
  REMOVED.forEach(remove);
  define('process', {env: {NODE_ENV: 'development'}});
  define('global', globalThis);
  define('localStorage', memoryStorage());
  define('sessionStorage', memoryStorage());
}
