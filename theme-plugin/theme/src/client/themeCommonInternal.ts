/**
 * The single door to theme-common's internals, which may change in a minor release of Docusaurus:
 * no other file may import `@docusaurus/theme-common/internal` (enforced by lint).
 */
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
  TabsProvider,
  createCodeBlockMetadata,
  isSamePath,
  useAlternatePageUtils,
  useAnnouncementBar,
  useDocCardDescriptionCategoryItemsPlural,
  useHomePageRoute,
  useLocalPathname,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
  useTabs,
} from '@docusaurus/theme-common/internal';
