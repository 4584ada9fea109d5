import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useDrawerDialog, useNavbarSecondaryMenu} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

const PANEL = clsx('theme-layout-navbar-sidebar-panel', styles.panel);

/** The drawer: a header, with one of two menus below it. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const primary = useRef<HTMLDivElement>(null);
  const wasSecondary = useRef(isSecondary);

  // The button that returns to the main menu disappears with its menu, and the focus would be lost.
  useEffect(() => {
    if (wasSecondary.current && !isSecondary) {
      primary.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
    wasSecondary.current = isSecondary;
  }, [isSecondary]);

  return (
    <dialog {...useDrawerDialog()} className={clsx('theme-layout-navbar-sidebar', styles.drawer)}>
      <div className={styles.content}>
        {header}
        <div ref={primary} className={PANEL} hidden={isSecondary}>
          {primaryMenu}
        </div>
        <div className={PANEL} hidden={!isSecondary}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
