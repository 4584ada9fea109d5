import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

/** A labeled group of links in the navbar or in the drawer. */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  const Item = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Item {...props} />;
}
