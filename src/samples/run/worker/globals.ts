/** Globals that Node also has, but that a document accepts only from its own window. */
const FROM_WINDOW = ['Event', 'EventTarget', 'CustomEvent', 'FormData', 'navigator'];

/** Globals that access the network. */
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

/**
 * Saves all globals.
 *
 * @returns a function that restores them
 */
export function rememberGlobals(): () => void {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(before, key)) {
        Reflect.deleteProperty(globalThis, key);
      }
    }
    for (const key of Reflect.ownKeys(before)) {
      const descriptor = Reflect.get(before, key);
      if (descriptor.configurable) {
        Object.defineProperty(globalThis, key, descriptor);
      }
    }
  };
}

/** Replaces every global that accesses the network with a function that says what to do instead. */
export function closeNetwork() {
  for (const name of NETWORK) {
    const refuse = () => {
      throw new Error(
        `${name} is not at hand: samples run without a network, pass a function of your own`,
      );
    };
    Object.defineProperty(globalThis, name, {value: refuse, configurable: true, writable: true});
  }
}

/**
 * Gives this thread its own document.
 *
 * @returns a function that closes the window, but doesn't restore the globals (see `rememberGlobals`)
 */
export async function openDocument(): Promise<() => void> {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('<!doctype html><html><body><div id="root"></div></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (FROM_WINDOW.includes(key) || !(key in globalThis)) {
      const value = Reflect.get(window, key);
      Object.defineProperty(globalThis, key, {value, configurable: true, writable: true});
    }
  }
  return () => window.close();
}
