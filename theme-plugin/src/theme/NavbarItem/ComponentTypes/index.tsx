import * as optionalItems from '@generated/docusaurus-theme-folio/navbarItems';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/**
 * Type of a navbar item → its component. A site adds its own types here (`custom-…`), by a
 * `src/theme/NavbarItem/ComponentTypes` that spreads this object.
 */
const ComponentTypes: ComponentTypesObject = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  ...optionalItems,
};

export default ComponentTypes;
