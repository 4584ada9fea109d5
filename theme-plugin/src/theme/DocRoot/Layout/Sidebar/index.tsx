import {useCallback, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import {useFocusOnSwitch} from '../../../../client/sidebar/useFocusOnSwitch';
import styles from './styles.module.css';

/** The sidebar's column. CSS alone makes it as high as the viewport below the navbar. */
export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer,
  setHiddenSidebarContainer,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const container = useRef<HTMLElement>(null);
  useFocusOnSwitch(container, hiddenSidebarContainer);

  // Memoized, so that the sidebar only renders when it changes.
  const hide = useCallback(() => setHiddenSidebarContainer(true), [setHiddenSidebarContainer]);
  const show = useCallback(() => setHiddenSidebarContainer(false), [setHiddenSidebarContainer]);

  return (
    <aside ref={container} className={clsx('theme-doc-sidebar-container', styles.container)}>
      <div className={styles.viewport}>
        <DocSidebar
          sidebar={sidebar}
          path={pathname}
          onCollapse={hide}
          isHidden={hiddenSidebarContainer}
        />
        {hiddenSidebarContainer && <ExpandButton toggleSidebar={show} />}
      </div>
    </aside>
  );
}
