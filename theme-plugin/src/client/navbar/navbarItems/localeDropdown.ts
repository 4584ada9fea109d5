export {default} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
