import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {StrokeIcon, useDrawerToggle} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The button that opens the drawer. */
export default function NavbarMobileSidebarToggle(): ReactNode {
  return (
    <button
      {...useDrawerToggle()}
      type="button"
      className={clsx('navbar__toggle', 'folio-icon-button', styles.toggle)}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}>
      <StrokeIcon width="24" height="24" strokeWidth="1.75">
        <path d="M4 6h16M4 12h16M4 18h16" />
      </StrokeIcon>
    </button>
  );
}
