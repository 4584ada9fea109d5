import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {StrokeIcon} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The drawer's header: logo, color mode toggle, and close button. */
export default function NavbarMobileSidebarHeader(): ReactNode {
  return (
    <div className={styles.header}>
      <NavbarLogo />
      <NavbarColorModeToggle />
      <button
        type="button"
        // The drawer focuses this button when it opens, and closes when it's clicked.
        data-autofocus
        data-drawer="close"
        className={clsx('folio-icon-button', styles.close)}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}>
        <StrokeIcon width="24" height="24" strokeWidth="1.75">
          <path d="M6 6l12 12M18 6 6 18" />
        </StrokeIcon>
      </button>
    </div>
  );
}
