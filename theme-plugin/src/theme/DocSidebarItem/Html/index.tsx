import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocSidebarItem/Html';
import styles from './styles.module.css';

/** HTML that the site's author put into the sidebar. */
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
