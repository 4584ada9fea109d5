import {useEffect} from 'react';
import {useStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar as useStockAnnouncementBar} from '../themeCommonInternal';

interface AnnouncementBar {
  /** Whether the site has an announcement that the reader did not dismiss. */
  readonly isActive: boolean;
  /** Dismisses the announcement, under its id and for good. */
  readonly close: () => void;
}

/** Used if the browser stores nothing: every kind of page has its own provider, which would forget. */
let closedId: string | null = null;

/**
 * The site's announcement, as theme-common's provider has it, which alone writes to the storage.
 * Readers dismiss an announcement by its id, so one with a new id shows again, and one that can't be
 * closed always shows. One that is dismissed in another tab of the browser is dismissed here as well.
 */
export function useAnnouncementBar(): AnnouncementBar {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useStockAnnouncementBar();
  // The provider's key.
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  const {id, isCloseable} = announcementBar ?? {};
  const isDismissed = Boolean(isCloseable) && (dismissed === 'true' || closedId === id);

  useEffect(() => {
    if (isActive && isDismissed) {
      close();
    }
  }, [isActive, isDismissed, close]);

  return {
    isActive: announcementBar !== undefined && (!isCloseable || (isActive && !isDismissed)),
    close() {
      closedId = id ?? null;
      close();
    },
  };
}
