import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import styles from './styles.module.css';

/** Custom HTML in the navbar, in one of its dropdowns, or in the drawer. */
export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props): ReactNode {
  const isListItem = mobile || isDropdownItem;
  const Element = isListItem ? 'li' : 'div';
  return (
    <Element
      className={clsx(
        mobile && 'menu__list-item',
        !isListItem && 'navbar__item',
        isListItem ? styles.listItem : styles.item,
        className,
      )}
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}
