import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import styles from './styles.module.css';

/** A link in the navbar or in one of its dropdowns. */
export default function DefaultNavbarItemDesktop({
  className,
  isDropdownItem = false,
  ...props
}: Props): ReactNode {
  if (isDropdownItem) {
    return (
      <li>
        <NavbarNavLink
          {...props}
          isDropdownLink
          className={clsx('dropdown__link', styles.inDropdown, className)}
        />
      </li>
    );
  }
  return (
    <NavbarNavLink
      {...props}
      className={clsx('navbar__item navbar__link', styles.link, className)}
    />
  );
}
