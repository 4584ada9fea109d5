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

/** Theme-classic has no such component, so a file that adds to its modules can't declare it. */
declare module '@theme/DocVersionBanner/Content' {
  import type {ReactNode} from 'react';
  import type {VersionBanner} from '@docusaurus/plugin-content-docs';

  export interface Props {
    readonly className?: string;
    readonly banner: VersionBanner;
    /** Of the version. */
    readonly label: string;
  }
  export default function DocVersionBannerContent(props: Props): ReactNode;
}
