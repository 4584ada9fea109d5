export {default} from '@theme/NavbarItem/HtmlNavbarItem';
