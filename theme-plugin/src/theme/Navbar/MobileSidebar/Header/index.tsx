import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {CloseIcon} from '../../../../client/navbar/NavbarIcons';
import styles from './styles.module.css';

/** The drawer's first line: the way home, the color mode and the way out. */
export default function NavbarMobileSidebarHeader(): ReactNode {
  return (
    <div className={styles.header}>
      <NavbarLogo />
      <NavbarColorModeToggle />
      <button
        type="button"
        // The drawer puts the focus here when it opens, and closes on a click.
        data-autofocus
        data-drawer="close"
        className={clsx('folio-icon-button', styles.close)}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}>
        <CloseIcon />
      </button>
    </div>
  );
}
