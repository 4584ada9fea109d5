import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

/** A link to the pages with a tag and, where it's known, their number. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
