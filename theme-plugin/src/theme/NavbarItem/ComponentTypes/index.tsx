import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import DocNavbarItem from '../../../client/navbar/navbarItems/doc';
import DocSidebarNavbarItem from '../../../client/navbar/navbarItems/docSidebar';
import DocsVersionNavbarItem from '../../../client/navbar/navbarItems/docsVersion';
import DocsVersionDropdownNavbarItem from '../../../client/navbar/navbarItems/docsVersionDropdown';
import DropdownNavbarItem from '../../../client/navbar/navbarItems/dropdown';
import HtmlNavbarItem from '../../../client/navbar/navbarItems/html';
import LocaleDropdownNavbarItem from '../../../client/navbar/navbarItems/localeDropdown';

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
