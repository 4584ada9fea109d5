import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import {useSidebarScroll} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The sidebar's navigation, which scrolls on its own. */
export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useSidebarScroll(nav, sidebar, path);
  return (
    <nav
      ref={nav}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu', styles.nav, className)}>
      <ul className={clsx('theme-doc-sidebar-menu', 'menu__list', styles.list)}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
