/**
 * The single door to theme-common's internals, which may change in a minor release of Docusaurus:
 * no other file may import `@docusaurus/theme-common/internal` (enforced by lint).
 */
export {useLocalPathname} from '@docusaurus/theme-common/internal';
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
export {createCodeBlockMetadata, useLocalPathname} from '@docusaurus/theme-common/internal';
export {
  isSamePath,
  useDocCardDescriptionCategoryItemsPlural,
  useHomePageRoute,
  useLocalPathname,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
export {
  useAlternatePageUtils,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
