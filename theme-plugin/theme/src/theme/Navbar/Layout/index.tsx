import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {useLoadedComponent} from 'docusaurus-theme-folio-search/client/useLoadedComponent';
import styles from './styles.module.css';

const loadHideOnScroll = () =>
  import(/* webpackChunkName: "hide-on-scroll" */ '../../../client/navbar/HideOnScroll').then(
    ({HideOnScroll}) => HideOnScroll,
  );

/**
 * The navbar, which is fixed to the top. With `navbar.hideOnScroll`, it hides while the reader scrolls down and
 * comes back when they scroll up.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const bar = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);
  const {Component: HideOnScroll} = useLoadedComponent(loadHideOnScroll, hideOnScroll);
  return (
    <nav
      ref={bar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        'theme-layout-navbar',
        'navbar',
        'navbar--fixed-top',
        styles.bar,
        hideOnScroll && styles.hideable,
        isHidden && styles.hidden,
        style && [`navbar--${style}`, styles[style]],
      )}>
      {children}
      {HideOnScroll && <HideOnScroll bar={bar} onChange={setHidden} />}
      <NavbarMobileSidebar />
    </nav>
  );
}
