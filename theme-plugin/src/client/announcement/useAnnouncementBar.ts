import {useSyncExternalStore} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  dismissAnnouncement,
  isAnnouncementDismissed,
  onAnnouncementDismissed,
} from './announcementDismissal';

type AnnouncementBar = {
  /** Whether the site has an announcement that the reader did not dismiss. */
  readonly isActive: boolean;
  /** Dismisses the announcement, under its id and for good. */
  readonly close: () => void;
};

const onServer = () => false;

/**
 * The site's announcement. Readers dismiss an announcement by its id, so one with a new id shows again,
 * and one that can't be closed always shows.
 */
export function useAnnouncementBar(): AnnouncementBar {
  const {announcementBar} = useThemeConfig();
  const isDismissed = useSyncExternalStore(
    onAnnouncementDismissed,
    () => Boolean(announcementBar?.isCloseable && isAnnouncementDismissed(announcementBar.id)),
    onServer,
  );
  return {
    isActive: announcementBar !== undefined && !isDismissed,
    close: () => announcementBar && dismissAnnouncement(announcementBar.id),
  };
}
