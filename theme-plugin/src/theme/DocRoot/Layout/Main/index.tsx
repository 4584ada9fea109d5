import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

/** The side of a docs page that holds the text; a hidden sidebar leaves it more room by itself. */
export default function DocRootLayoutMain({children}: Props): ReactNode {
  return <main className={styles.main}>{children}</main>;
}
