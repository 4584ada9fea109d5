export {default} from '@theme/NavbarItem/DropdownNavbarItem';
