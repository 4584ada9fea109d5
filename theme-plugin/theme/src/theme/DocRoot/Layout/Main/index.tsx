import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

/** The main column of a docs page. It grows by itself when the sidebar is hidden. */
export default function DocRootLayoutMain({children}: Props): ReactNode {
  return <main className={styles.main}>{children}</main>;
}
