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
 * The site's announcement. What is dismissed is an id: another one shows at once, and one that the
 * site does not let readers close always shows.
 * Source: specification, section 4: "Announcement bar: shown unless dismissed. A new announcement id
 * resets dismissal."
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
