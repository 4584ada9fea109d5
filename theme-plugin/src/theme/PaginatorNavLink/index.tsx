import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import {whenNear} from '../../client/codeBlock/whenNear';
import {prefersSaveData} from '../../client/common/prefersSaveData';
import {loadKnownPage} from '../../client/pageFile/loadKnownPage';
import styles from './styles.module.css';

/**
 * A link to the previous or next page. Readers who have come to the end of an article probably read the next one, so its
 * file is fetched ahead, as core fetches its scripts.
 */
export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () =>
      link.current && isNext && !prefersSaveData()
        ? whenNear(link.current, () => loadKnownPage(permalink))
        : undefined,
    [permalink, isNext],
  );
  return (
    <Link
      ref={link}
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
