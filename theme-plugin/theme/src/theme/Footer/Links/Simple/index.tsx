import type {ReactNode} from 'react';
import clsx from 'clsx';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/Simple';
import styles from './styles.module.css';

/** The footer's links in a row, separated by dots that screen readers don't read. */
export default function FooterLinksSimple({links}: Props): ReactNode {
  return (
    <ul className={clsx('footer__links', styles.links)}>
      {links.map((item, index) =>
        item.html ? (
          <li
            key={index}
            className={clsx('footer__link-item', styles.item, item.className)}
            dangerouslySetInnerHTML={{__html: item.html}}
          />
        ) : (
          <li key={index} className={styles.item}>
            <LinkItem item={item} />
          </li>
        ),
      )}
    </ul>
  );
}
