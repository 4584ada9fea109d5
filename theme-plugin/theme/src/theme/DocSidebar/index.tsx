import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import {DeferHydration, MOBILE_LAYOUT, Region, useMatchMedia} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * The sidebar beside the text and, on narrow screens, the one in the drawer. The former is always in the page,
 * because readers without JavaScript need it on phones, too.
 */
export default function DocSidebar(props: Props): ReactNode {
  const isNarrow = useMatchMedia(MOBILE_LAYOUT);
  return (
    <>
      <DeferHydration className={styles.frame}>
        <Region>
          <DocSidebarDesktop {...props} />
        </Region>
      </DeferHydration>
      {isNarrow && <DocSidebarMobile {...props} />}
    </>
  );
}
