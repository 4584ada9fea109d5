/** Files that the theme writes into Docusaurus' folder of generated files. */
declare module '@generated/docusaurus-theme-folio/doc-descriptions.json' {
  /** By plugin id, version and doc id, as `docDescriptions` returns them. */
  const descriptions: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  export default descriptions;
}

declare module '@generated/docusaurus-theme-folio/search-start-links.json' {
  /** As `startLinkData` returns them. */
  const links: readonly (readonly [label: string, url: string, path: string])[];
  export default links;
}

/** As `navbarItemsModule` writes it. */
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
