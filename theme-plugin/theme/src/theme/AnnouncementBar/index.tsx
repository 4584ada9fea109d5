import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {useAnnouncementBar} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * The site's announcement above the navbar. It's always in the server's HTML. If the reader dismissed it, the
 * inline script's attribute hides it before the first paint, so nothing flashes or moves.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      className={clsx('theme-announcement-bar', styles.bar, isCloseable && styles.closeable)}
      style={{backgroundColor, color: textColor}}
      aria-label={translate({
        id: 'folio.AnnouncementBar.label',
        message: 'Announcement',
        description: 'What a screen reader calls the announcement above the navbar',
      })}>
      <Content className={styles.content} />
      {isCloseable ? <CloseButton onClick={close} /> : null}
    </section>
  );
}
