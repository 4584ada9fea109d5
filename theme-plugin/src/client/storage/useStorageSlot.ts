import {useState, useSyncExternalStore} from 'react';
import {createStorageSlot, type StorageSlot} from './createStorageSlot';

/**
 * The value of a storage slot, `null` on the server and while the page hydrates, and the slot.
 *
 * @param key - must not change; `null` for a slot that stores nothing
 */
export function useStorageSlot(
  key: string | null,
  options?: Parameters<typeof createStorageSlot>[1],
): [string | null, StorageSlot] {
  const [slot] = useState(() =>
    createStorageSlot(key ?? '', key === null ? {persistence: 'none'} : options),
  );
  const value = useSyncExternalStore(slot.listen, slot.get, () => null);
  return [value, slot];
}
