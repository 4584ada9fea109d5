export {default} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
