import {keepReading} from './keepReading';

/** What is stored, by key. Empty if storage is denied. */
function readStorage(): Record<string, string> {
  try {
    return {...window.localStorage};
  } catch {
    return {};
  }
}

/**
 * A page in the back/forward cache isn't told what other pages store, so it would come back with the color mode, the
 * tabs, and the announcement as they were. Once it's back, it's told about each change.
 */
export function followStorage(): void {
  let known: Record<string, string> = {};
  window.addEventListener('pagehide', () => {
    known = readStorage();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    const stored = persisted ? readStorage() : known;
    for (const key of Object.keys({...known, ...stored})) {
      const oldValue = known[key] ?? null;
      const newValue = stored[key] ?? null;
      if (oldValue !== newValue) {
        keepReading();
        const change = {key, oldValue, newValue, storageArea: window.localStorage};
        window.dispatchEvent(new StorageEvent('storage', change));
      }
    }
  });
}
