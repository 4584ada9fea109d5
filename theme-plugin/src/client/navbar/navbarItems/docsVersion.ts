export {default} from '@theme/NavbarItem/DocsVersionNavbarItem';
