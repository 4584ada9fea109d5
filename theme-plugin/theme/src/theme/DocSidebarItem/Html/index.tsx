import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocSidebarItem/Html';
import styles from './styles.module.css';

/** A sidebar item with custom HTML. */
export default function DocSidebarItemHtml({item, level}: Props): ReactNode {
  const {value, defaultStyle, className} = item;
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-link',
        `theme-doc-sidebar-item-link-level-${level}`,
        defaultStyle && ['menu__list-item', styles.html],
        className,
      )}
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}
