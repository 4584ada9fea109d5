import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import {DeferHydration} from '../../client/common/DeferHydration';
import {useNarrowViewport} from '../../client/common/useNarrowViewport';
import styles from './styles.module.css';

/**
 * The sidebar beside the text, which stays in the page at every width (readers without JavaScript
 * need it on a phone as well), and the one that fills the drawer of a narrow viewport.
 */
export default function DocSidebar(props: Props): ReactNode {
  const isNarrow = useNarrowViewport();
  return (
    <>
      <DeferHydration className={styles.frame}>
        <DocSidebarDesktop {...props} />
      </DeferHydration>
      {isNarrow && <DocSidebarMobile {...props} />}
    </>
  );
}
