import * as optionalItems from '@generated/docusaurus-theme-folio/navbarItems';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/**
 * Navbar item type → component. A site adds its own types (`custom-…`) with a
 * `src/theme/NavbarItem/ComponentTypes` that spreads this object.
 */
const ComponentTypes: ComponentTypesObject = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  ...optionalItems,
};

export default ComponentTypes;
