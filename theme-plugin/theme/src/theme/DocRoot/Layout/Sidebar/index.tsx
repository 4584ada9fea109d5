import {useCallback, useEffect, useRef, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

/**
 * After `state` has changed, moves the focus to the button that changes it back (marked with `data-switch`
 * inside `container`), because the button that had the focus is gone.
 */
function useFocusOnSwitch(container: RefObject<HTMLElement | null>, state: boolean): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state) {
      previous.current = state;
      container.current?.querySelector<HTMLElement>('[data-switch]')?.focus();
    }
  }, [container, state]);
}

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
