import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

/** The sidebar and the text, which are stacked on narrow screens. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isHidden, setHidden] = useState(false);
  return (
    <div
      className={clsx(
        styles.docs,
        sidebar && styles.withSidebar,
        sidebar && isHidden && styles.withHiddenSidebar,
      )}>
      {sidebar && (
        <DocRootLayoutSidebar
          // Each sidebar has its own open categories and its own scroll position.
          key={sidebar.name}
          sidebar={sidebar.items}
          hiddenSidebarContainer={isHidden}
          setHiddenSidebarContainer={setHidden}
        />
      )}
      <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
      <BackToTopButton />
    </div>
  );
}
