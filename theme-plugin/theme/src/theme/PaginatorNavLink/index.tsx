import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import styles from './styles.module.css';

/** A link to the previous or next page. */
export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props): ReactNode {
  return (
    <Link
      to={permalink}
      rel={isNext ? 'next' : 'prev'}
      className={clsx(
        'pagination-nav__link',
        `pagination-nav__link--${isNext ? 'next' : 'prev'}`,
        styles.link,
        isNext && styles.next,
      )}>
      {subLabel && <span className={clsx('pagination-nav__sublabel', styles.sub)}>{subLabel}</span>}
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
