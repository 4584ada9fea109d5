export {default} from '@theme/NavbarItem/DocSidebarNavbarItem';
