export {default} from '@theme/NavbarItem/DocNavbarItem';
