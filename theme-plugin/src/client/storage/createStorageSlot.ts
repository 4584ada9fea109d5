import siteStorage from '@generated/site-storage';
import type {createStorageSlot as createStockSlot} from '@docusaurus/theme-common';

export type StorageSlot = ReturnType<typeof createStockSlot>;

/** Where a slot keeps its value; `none` forgets it with the page. */
type Persistence = 'localStorage' | 'sessionStorage' | 'none';

let hasWarned = false;

/** Calls `use` with the browser's storage: what throws gives the fallback, and one warning a page. */
function withStorage<T>(persistence: Persistence, fallback: T, use: (storage: Storage) => T): T {
  try {
    // Null where the browser's settings switch storage off.
    const storage: Storage | null = persistence === 'none' ? null : window[persistence];
    return storage ? use(storage) : fallback;
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn('No browser storage:', error);
    }
    return fallback;
  }
}

/** Tells listeners on this page as well: browsers send storage events to other pages only. */
function write(storage: Storage, key: string, newValue: string | null): void {
  const oldValue = storage.getItem(key);
  if (newValue === oldValue) {
    return;
  }
  if (newValue === null) {
    storage.removeItem(key);
  } else {
    storage.setItem(key, newValue);
  }
  window.dispatchEvent(
    new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage}),
  );
}

/**
 * One key of the browser's storage, under the site's namespace. Storage may be full, denied, or
 * broken: a slot then has no value, and nothing throws.
 *
 * @param name - the key without the namespace
 */
export function createStorageSlot(
  name: string,
  {persistence = siteStorage.type}: {readonly persistence?: Persistence} = {},
): StorageSlot {
  const key = name + siteStorage.namespace;
  const set = (value: string | null) =>
    withStorage(persistence, undefined, storage => write(storage, key, value));
  return {
    get: () => withStorage(persistence, null, storage => storage.getItem(key)),
    set,
    del: () => set(null),
    listen: onChange => {
      const listener = (event: StorageEvent) => {
        const isOwn = (storage: Storage) => event.storageArea === storage;
        if (event.key === key && withStorage(persistence, false, isOwn)) {
          onChange(event);
        }
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** All keys of the browser's storage, the namespace included; none where it cannot be read. */
export function listStorageKeys(persistence: Persistence = siteStorage.type): string[] {
  return withStorage(persistence, [], storage =>
    Array.from({length: storage.length}, (_, index) => storage.key(index) ?? []).flat(),
  );
}
