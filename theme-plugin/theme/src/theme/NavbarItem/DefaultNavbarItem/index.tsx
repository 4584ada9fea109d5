import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import DefaultNavbarItemDesktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import DefaultNavbarItemMobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile';

/** A link in the navbar, in one of its dropdowns, or in the drawer. */
export default function DefaultNavbarItem({mobile = false, position, ...props}: Props): ReactNode {
  const Item = mobile ? DefaultNavbarItemMobile : DefaultNavbarItemDesktop;
  return (
    <Item activeClassName={mobile ? 'menu__link--active' : 'navbar__link--active'} {...props} />
  );
}
