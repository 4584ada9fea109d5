import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {MultiColumnFooter} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import styles from './styles.module.css';

type Column = MultiColumnFooter['links'][number];

function Item({item}: {readonly item: Column['items'][number]}): ReactNode {
  return item.html ? (
    <li
      className={clsx('footer__item', item.className)}
      dangerouslySetInnerHTML={{__html: item.html}}
    />
  ) : (
    <li className="footer__item">
      <LinkItem item={item} />
    </li>
  );
}

/** A group of links, whose title is the list's accessible name. */
function Group({column}: {readonly column: Column}): ReactNode {
  const titleId = useId();
  return (
    <div
      className={clsx('theme-layout-footer-column', 'footer__col', styles.group, column.className)}>
      {column.title ? (
        <div id={titleId} className={clsx('footer__title', styles.title)}>
          {column.title}
        </div>
      ) : null}
      <ul
        className={clsx('footer__items', styles.items)}
        aria-labelledby={column.title ? titleId : undefined}>
        {column.items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** The footer's links in titled groups, with as many columns as fit. */
export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className={clsx('footer__links', styles.groups)}>
      {columns.map((column, index) => (
        <Group key={index} column={column} />
      ))}
    </div>
  );
}
