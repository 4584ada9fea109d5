import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

/** Sidebar and text side by side; below each other where the viewport is narrow. */
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
          // A sidebar has its own open groups and its own scroll position.
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
