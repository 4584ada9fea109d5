import {useEffect} from 'react';
import {useStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar as useStockAnnouncementBar} from '../themeCommonInternal';

interface AnnouncementBar {
  /** Whether the site has an announcement that the reader hasn't dismissed. */
  readonly isActive: boolean;
  /** Dismisses the announcement with this ID for good. */
  readonly close: () => void;
}

/** Used if the browser stores nothing: every kind of page has its own provider, which would forget it. */
let closedId: string | null = null;

/**
 * The site's announcement, from theme-common's provider, which alone writes to storage. Readers dismiss an
 * announcement by its ID, so one with a new ID shows again, and one that can't be closed always shows. If
 * it's dismissed in another tab of the browser, it disappears here as well.
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
