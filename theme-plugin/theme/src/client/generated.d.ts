/** Files that the theme writes to Docusaurus's folder of generated files. */
/** As written by `navbarItemsModule`. */
declare module '@generated/docusaurus-theme-folio/navbarItems' {
  import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

  const items: Pick<
    ComponentTypesObject,
    | 'doc'
    | 'docSidebar'
    | 'docsVersion'
    | 'docsVersionDropdown'
    | 'dropdown'
    | 'html'
    | 'localeDropdown'
  >;
  export = items;
}
