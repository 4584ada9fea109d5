import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import DocNavbarItem from '../../../components/navbarItems/doc';
import DocSidebarNavbarItem from '../../../components/navbarItems/docSidebar';
import DocsVersionNavbarItem from '../../../components/navbarItems/docsVersion';
import DocsVersionDropdownNavbarItem from '../../../components/navbarItems/docsVersionDropdown';
import DropdownNavbarItem from '../../../components/navbarItems/dropdown';
import HtmlNavbarItem from '../../../components/navbarItems/html';
import LocaleDropdownNavbarItem from '../../../components/navbarItems/localeDropdown';

/**
 * Type of a navbar item → its component. A site adds its own types here (`custom-…`), by a
 * `src/theme/NavbarItem/ComponentTypes` that spreads this object.
 */
const ComponentTypes: ComponentTypesObject = {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  html: HtmlNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  docsVersion: DocsVersionNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
};

export default ComponentTypes;
