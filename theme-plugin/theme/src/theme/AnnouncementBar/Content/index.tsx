import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** The announcement's text: HTML that the site's author wrote. */
export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div
      {...props}
      className={clsx(styles.content, className)}
      dangerouslySetInnerHTML={{__html: announcementBar?.content ?? ''}}
    />
  );
}
