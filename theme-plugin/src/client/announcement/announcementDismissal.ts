import {createStorageSlot} from '@docusaurus/theme-common';

// Keys and values of theme-classic: what readers dismissed before stays dismissed.
const dismissedSlot = createStorageSlot('docusaurus.announcement.dismiss');
const idSlot = createStorageSlot('docusaurus.announcement.id');

const listeners = new Set<() => void>();

/** Holds for the visit where the browser stores nothing. */
let closedId: string | null = null;

/** Whether the reader dismissed the announcement of this id, and none since. */
export function isAnnouncementDismissed(id: string): boolean {
  return closedId === id || (dismissedSlot.get() === 'true' && idSlot.get() === id);
}

/** Remembers by its id that the reader dismissed an announcement. */
export function dismissAnnouncement(id: string): void {
  closedId = id;
  idSlot.set(id);
  dismissedSlot.set('true');
  listeners.forEach(listener => listener());
}

/**
 * Calls `listener` when an announcement is dismissed, here or in another tab of the browser.
 *
 * @returns what ends it
 */
export function onAnnouncementDismissed(listener: () => void): () => void {
  listeners.add(listener);
  const stop = dismissedSlot.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
