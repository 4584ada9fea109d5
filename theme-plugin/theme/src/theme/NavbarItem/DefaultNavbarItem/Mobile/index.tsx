import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import styles from './styles.module.css';

/** A link in the drawer. */
export default function DefaultNavbarItemMobile({
  className,
  isDropdownItem,
  ...props
}: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <NavbarNavLink {...props} className={clsx('menu__link', styles.link, className)} />
    </li>
  );
}
