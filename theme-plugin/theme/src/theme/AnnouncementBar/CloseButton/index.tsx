import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import {StrokeIcon} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The button that dismisses the announcement. */
export default function AnnouncementBarCloseButton({className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.AnnouncementBar.closeButtonAriaLabel',
        message: 'Close',
        description: 'The ARIA label for close button of announcement bar',
      })}
      {...props}
      className={clsx('folio-icon-button', styles.close, className)}>
      <StrokeIcon>
        <path d="m6 6 12 12M18 6 6 18" />
      </StrokeIcon>
    </button>
  );
}
