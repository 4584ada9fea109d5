import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/Search';
import styles from './styles.module.css';

/** The container of the search button in the navbar. */
export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={clsx(styles.search, className)}>{children}</div>;
}
