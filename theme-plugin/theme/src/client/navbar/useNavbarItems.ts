import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import {useThemeConfig} from '@docusaurus/theme-common';

/** The build has validated every item (theme-classic's schema and `checkNavbarItems`). */
function isNavbarItem(item: unknown): item is NavbarItemProps {
  return typeof item === 'object' && item !== null;
}

/** The navbar's items as the site configured them, in order. */
export function useNavbarItems(): readonly NavbarItemProps[] {
  const items: readonly unknown[] = useThemeConfig().navbar.items;
  return items.filter(isNavbarItem);
}
