import type {ComponentType} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import type {Props as CodeBlockTitleProps} from '@theme/CodeBlock/Title';
import type {Props as ErrorProps} from '@theme/Error';
import type {Props as MDXCodeProps} from '@theme/MDXComponents/Code';
import type {Props as ColorModeToggleProps} from '@theme/ColorModeToggle';
import type {Props as LogoProps} from '@theme/Logo';
import type {Props as NavbarColorModeToggleProps} from '@theme/Navbar/ColorModeToggle';
import type {Props as NavbarLayoutProps} from '@theme/Navbar/Layout';
import type {Props as NavbarMobileSidebarLayoutProps} from '@theme/Navbar/MobileSidebar/Layout';
import type {Props as NavbarSearchProps} from '@theme/Navbar/Search';
import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import type {Props as NavbarItemDefaultNavbarItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as NavbarItemDefaultNavbarItemDesktopProps} from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import type {Props as NavbarItemDefaultNavbarItemMobileProps} from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import type {Props as NavbarItemDocNavbarItemProps} from '@theme/NavbarItem/DocNavbarItem';
import type {Props as NavbarItemDocSidebarNavbarItemProps} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {Props as NavbarItemDocsVersionDropdownNavbarItemProps} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props as NavbarItemDocsVersionNavbarItemProps} from '@theme/NavbarItem/DocsVersionNavbarItem';
import type {Props as NavbarItemDropdownNavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as NavbarItemDropdownNavbarItemDesktopProps} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props as NavbarItemDropdownNavbarItemMobileProps} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props as NavbarItemHtmlNavbarItemProps} from '@theme/NavbarItem/HtmlNavbarItem';
import type {Props as NavbarItemLocaleDropdownNavbarItemProps} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {Props as NavbarItemNavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink';
import type {Props as NavbarItemSearchNavbarItemProps} from '@theme/NavbarItem/SearchNavbarItem';
import type {Props as ThemedImageProps} from '@theme/ThemedImage';
import type {Props as NotFoundContentProps} from '@theme/NotFound/Content';
import type {Props as AdmonitionProps} from '@theme/Admonition';
import type {Props as AdmonitionLayoutProps} from '@theme/Admonition/Layout';
import type {Props as AdmonitionIconDangerProps} from '@theme/Admonition/Icon/Danger';
import type {Props as AdmonitionIconInfoProps} from '@theme/Admonition/Icon/Info';
import type {Props as AdmonitionIconNoteProps} from '@theme/Admonition/Icon/Note';
import type {Props as AdmonitionIconTipProps} from '@theme/Admonition/Icon/Tip';
import type {Props as AdmonitionIconWarningProps} from '@theme/Admonition/Icon/Warning';
import type {Props as AdmonitionTypeCautionProps} from '@theme/Admonition/Type/Caution';
import type {Props as AdmonitionTypeDangerProps} from '@theme/Admonition/Type/Danger';
import type {Props as AdmonitionTypeInfoProps} from '@theme/Admonition/Type/Info';
import type {Props as AdmonitionTypeNoteProps} from '@theme/Admonition/Type/Note';
import type {Props as AdmonitionTypeTipProps} from '@theme/Admonition/Type/Tip';
import type {Props as AdmonitionTypeWarningProps} from '@theme/Admonition/Type/Warning';
import type {Props as AnnouncementBarCloseButtonProps} from '@theme/AnnouncementBar/CloseButton';
import type {Props as AnnouncementBarContentProps} from '@theme/AnnouncementBar/Content';
import type {Props as DetailsProps} from '@theme/Details';
import type {Props as FooterLayoutProps} from '@theme/Footer/Layout';
import type {Props as FooterLinkItemProps} from '@theme/Footer/LinkItem';
import type {Props as FooterLinksMultiColumnProps} from '@theme/Footer/Links/MultiColumn';
import type {Props as FooterLinksSimpleProps} from '@theme/Footer/Links/Simple';
import type {Props as FooterLogoProps} from '@theme/Footer/Logo';
import type {Props as HeadingProps} from '@theme/Heading';
import type {Props as LayoutProps} from '@theme/Layout';
import type {Props as LayoutProviderProps} from '@theme/Layout/Provider';
import type {Props as MDXComponentsAProps} from '@theme/MDXComponents/A';
import type {Props as MDXComponentsImgProps} from '@theme/MDXComponents/Img';
import type {Props as MDXComponentsLiProps} from '@theme/MDXComponents/Li';
import type {Props as MDXComponentsUlProps} from '@theme/MDXComponents/Ul';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props as TabsProps} from '@theme/Tabs';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import type AdmonitionTypesObject from '@theme/Admonition/Types';
import CodeBlock from '../../theme-plugin/src/theme/CodeBlock';
import CodeBlockTitle from '../../theme-plugin/src/theme/CodeBlock/Title';
import type {Props as DocCardProps} from '@theme/DocCard';
import type {Props as DocCardDescriptionProps} from '@theme/DocCard/Description';
import type {Props as DocCardHeadingIconProps} from '@theme/DocCard/Heading/Icon';
import type {Props as DocCardHeadingTextProps} from '@theme/DocCard/Heading/Text';
import type {Props as DocCardLayoutProps} from '@theme/DocCard/Layout';
import type {Props as DocCardListProps} from '@theme/DocCardList';
import type {Props as DocCategoryGeneratedIndexPageProps} from '@theme/DocCategoryGeneratedIndexPage';
import type {Props as DocItemLayoutProps} from '@theme/DocItem/Layout';
import type {Props as DocPaginatorProps} from '@theme/DocPaginator';
import type {Props as DocRootLayoutProps} from '@theme/DocRoot/Layout';
import type {Props as DocRootLayoutMainProps} from '@theme/DocRoot/Layout/Main';
import type {Props as DocRootLayoutSidebarProps} from '@theme/DocRoot/Layout/Sidebar';
import type {Props as DocRootLayoutSidebarExpandButtonProps} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props as DocSidebarProps} from '@theme/DocSidebar';
import type {Props as DocSidebarDesktopProps} from '@theme/DocSidebar/Desktop';
import type {Props as DocSidebarDesktopCollapseButtonProps} from '@theme/DocSidebar/Desktop/CollapseButton';
import type {Props as DocSidebarDesktopContentProps} from '@theme/DocSidebar/Desktop/Content';
import type {Props as DocSidebarMobileProps} from '@theme/DocSidebar/Mobile';
import type {Props as DocSidebarItemCategoryProps} from '@theme/DocSidebarItem/Category';
import type {Props as DocSidebarItemHtmlProps} from '@theme/DocSidebarItem/Html';
import type {Props as DocSidebarItemLinkProps} from '@theme/DocSidebarItem/Link';
import type {Props as DocVersionBadgeProps} from '@theme/DocVersionBadge';
import type {Props as DocVersionBannerProps} from '@theme/DocVersionBanner';
import type {Props as EditMetaRowProps} from '@theme/EditMetaRow';
import type {Props as EditThisPageProps} from '@theme/EditThisPage';
import type {Props as LastUpdatedProps} from '@theme/LastUpdated';
import type {Props as PaginatorNavLinkProps} from '@theme/PaginatorNavLink';
import type {Props as TOCProps} from '@theme/TOC';
import type {Props as TOCCollapsibleProps} from '@theme/TOCCollapsible';
import type {Props as TOCCollapsibleCollapseButtonProps} from '@theme/TOCCollapsible/CollapseButton';
import type {Props as TOCInlineProps} from '@theme/TOCInline';
import type {Props as TOCItemsProps} from '@theme/TOCItems';
import type {Props as TOCItemsTreeProps} from '@theme/TOCItems/Tree';
import CrashPage from '../../theme-plugin/src/theme/Error';
import ErrorPageContent from '../../theme-plugin/src/theme/ErrorPageContent';
import Loading from '../../theme-plugin/src/theme/Loading';
import MDXCode from '../../theme-plugin/src/theme/MDXComponents/Code';
import ColorModeToggle from '../../theme-plugin/src/theme/ColorModeToggle';
import Logo from '../../theme-plugin/src/theme/Logo';
import NavbarColorModeToggle from '../../theme-plugin/src/theme/Navbar/ColorModeToggle';
import NavbarContent from '../../theme-plugin/src/theme/Navbar/Content';
import NavbarLayout from '../../theme-plugin/src/theme/Navbar/Layout';
import NavbarLogo from '../../theme-plugin/src/theme/Navbar/Logo';
import NavbarMobileSidebar from '../../theme-plugin/src/theme/Navbar/MobileSidebar';
import NavbarMobileSidebarHeader from '../../theme-plugin/src/theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '../../theme-plugin/src/theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '../../theme-plugin/src/theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '../../theme-plugin/src/theme/Navbar/MobileSidebar/SecondaryMenu';
import NavbarMobileSidebarToggle from '../../theme-plugin/src/theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '../../theme-plugin/src/theme/Navbar/Search';
import NavbarItem from '../../theme-plugin/src/theme/NavbarItem';
import NavbarItemDefaultNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DefaultNavbarItem';
import NavbarItemDefaultNavbarItemDesktop from '../../theme-plugin/src/theme/NavbarItem/DefaultNavbarItem/Desktop';
import NavbarItemDefaultNavbarItemMobile from '../../theme-plugin/src/theme/NavbarItem/DefaultNavbarItem/Mobile';
import NavbarItemDocNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DocNavbarItem';
import NavbarItemDocSidebarNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DocSidebarNavbarItem';
import NavbarItemDocsVersionDropdownNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DocsVersionDropdownNavbarItem';
import NavbarItemDocsVersionNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DocsVersionNavbarItem';
import NavbarItemDropdownNavbarItem from '../../theme-plugin/src/theme/NavbarItem/DropdownNavbarItem';
import NavbarItemDropdownNavbarItemDesktop from '../../theme-plugin/src/theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItemDropdownNavbarItemMobile from '../../theme-plugin/src/theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarItemHtmlNavbarItem from '../../theme-plugin/src/theme/NavbarItem/HtmlNavbarItem';
import NavbarItemLocaleDropdownNavbarItem from '../../theme-plugin/src/theme/NavbarItem/LocaleDropdownNavbarItem';
import NavbarItemNavbarNavLink from '../../theme-plugin/src/theme/NavbarItem/NavbarNavLink';
import NavbarItemSearchNavbarItem from '../../theme-plugin/src/theme/NavbarItem/SearchNavbarItem';
import ThemedImage from '../../theme-plugin/src/theme/ThemedImage';
import NotFoundContent from '../../theme-plugin/src/theme/NotFound/Content';
import SearchBar from '../../theme-plugin/src/theme/SearchBar';
import SkipToContent from '../../theme-plugin/src/theme/SkipToContent';
import Admonition from '../../theme-plugin/src/theme/Admonition';
import AdmonitionIconDanger from '../../theme-plugin/src/theme/Admonition/Icon/Danger';
import AdmonitionIconInfo from '../../theme-plugin/src/theme/Admonition/Icon/Info';
import AdmonitionIconNote from '../../theme-plugin/src/theme/Admonition/Icon/Note';
import AdmonitionIconTip from '../../theme-plugin/src/theme/Admonition/Icon/Tip';
import AdmonitionIconWarning from '../../theme-plugin/src/theme/Admonition/Icon/Warning';
import AdmonitionLayout from '../../theme-plugin/src/theme/Admonition/Layout';
import AdmonitionTypeCaution from '../../theme-plugin/src/theme/Admonition/Type/Caution';
import AdmonitionTypeDanger from '../../theme-plugin/src/theme/Admonition/Type/Danger';
import AdmonitionTypeInfo from '../../theme-plugin/src/theme/Admonition/Type/Info';
import AdmonitionTypeNote from '../../theme-plugin/src/theme/Admonition/Type/Note';
import AdmonitionTypeTip from '../../theme-plugin/src/theme/Admonition/Type/Tip';
import AdmonitionTypeWarning from '../../theme-plugin/src/theme/Admonition/Type/Warning';
import AdmonitionTypes from '../../theme-plugin/src/theme/Admonition/Types';
import AnnouncementBar from '../../theme-plugin/src/theme/AnnouncementBar';
import AnnouncementBarCloseButton from '../../theme-plugin/src/theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '../../theme-plugin/src/theme/AnnouncementBar/Content';
import Details from '../../theme-plugin/src/theme/Details';
import FooterLayout from '../../theme-plugin/src/theme/Footer/Layout';
import FooterLinkItem from '../../theme-plugin/src/theme/Footer/LinkItem';
import FooterLinksMultiColumn from '../../theme-plugin/src/theme/Footer/Links/MultiColumn';
import FooterLinksSimple from '../../theme-plugin/src/theme/Footer/Links/Simple';
import FooterLogo from '../../theme-plugin/src/theme/Footer/Logo';
import Heading from '../../theme-plugin/src/theme/Heading';
import Layout from '../../theme-plugin/src/theme/Layout';
import LayoutProvider from '../../theme-plugin/src/theme/Layout/Provider';
import MDXComponents from '../../theme-plugin/src/theme/MDXComponents';
import MDXComponentsA from '../../theme-plugin/src/theme/MDXComponents/A';
import MDXComponentsImg from '../../theme-plugin/src/theme/MDXComponents/Img';
import MDXComponentsLi from '../../theme-plugin/src/theme/MDXComponents/Li';
import MDXComponentsUl from '../../theme-plugin/src/theme/MDXComponents/Ul';
import TabItem from '../../theme-plugin/src/theme/TabItem';
import Tabs from '../../theme-plugin/src/theme/Tabs';
import BackToTopButton from '../../theme-plugin/src/theme/BackToTopButton';
import DocBreadcrumbs from '../../theme-plugin/src/theme/DocBreadcrumbs';
import DocBreadcrumbsItemsHome from '../../theme-plugin/src/theme/DocBreadcrumbs/Items/Home';
import DocCard from '../../theme-plugin/src/theme/DocCard';
import DocCardDescription from '../../theme-plugin/src/theme/DocCard/Description';
import DocCardHeadingIcon from '../../theme-plugin/src/theme/DocCard/Heading/Icon';
import DocCardHeadingText from '../../theme-plugin/src/theme/DocCard/Heading/Text';
import DocCardLayout from '../../theme-plugin/src/theme/DocCard/Layout';
import DocCardList from '../../theme-plugin/src/theme/DocCardList';
import DocCategoryGeneratedIndexPage from '../../theme-plugin/src/theme/DocCategoryGeneratedIndexPage';
import DocItemFooter from '../../theme-plugin/src/theme/DocItem/Footer';
import DocItemLayout from '../../theme-plugin/src/theme/DocItem/Layout';
import DocItemPaginator from '../../theme-plugin/src/theme/DocItem/Paginator';
import DocItemTOCMobile from '../../theme-plugin/src/theme/DocItem/TOC/Mobile';
import DocPaginator from '../../theme-plugin/src/theme/DocPaginator';
import DocRootLayout from '../../theme-plugin/src/theme/DocRoot/Layout';
import DocRootLayoutMain from '../../theme-plugin/src/theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '../../theme-plugin/src/theme/DocRoot/Layout/Sidebar';
import DocRootLayoutSidebarExpandButton from '../../theme-plugin/src/theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '../../theme-plugin/src/theme/DocSidebar';
import DocSidebarDesktop from '../../theme-plugin/src/theme/DocSidebar/Desktop';
import DocSidebarDesktopCollapseButton from '../../theme-plugin/src/theme/DocSidebar/Desktop/CollapseButton';
import DocSidebarDesktopContent from '../../theme-plugin/src/theme/DocSidebar/Desktop/Content';
import DocSidebarMobile from '../../theme-plugin/src/theme/DocSidebar/Mobile';
import DocSidebarItemCategory from '../../theme-plugin/src/theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '../../theme-plugin/src/theme/DocSidebarItem/Html';
import DocSidebarItemLink from '../../theme-plugin/src/theme/DocSidebarItem/Link';
import DocVersionBadge from '../../theme-plugin/src/theme/DocVersionBadge';
import DocVersionBanner from '../../theme-plugin/src/theme/DocVersionBanner';
import EditMetaRow from '../../theme-plugin/src/theme/EditMetaRow';
import EditThisPage from '../../theme-plugin/src/theme/EditThisPage';
import LastUpdated from '../../theme-plugin/src/theme/LastUpdated';
import PaginatorNavLink from '../../theme-plugin/src/theme/PaginatorNavLink';
import TOC from '../../theme-plugin/src/theme/TOC';
import TOCCollapsible from '../../theme-plugin/src/theme/TOCCollapsible';
import TOCCollapsibleCollapseButton from '../../theme-plugin/src/theme/TOCCollapsible/CollapseButton';
import TOCInline from '../../theme-plugin/src/theme/TOCInline';
import TOCItems from '../../theme-plugin/src/theme/TOCItems';
import TOCItemsTree from '../../theme-plugin/src/theme/TOCItems/Tree';

/** What the type check is about: each component takes the props that its @theme name promises. */
const components = {
  Admonition: Admonition satisfies ComponentType<AdmonitionProps>,
  'Admonition/Icon/Danger': AdmonitionIconDanger satisfies ComponentType<AdmonitionIconDangerProps>,
  'Admonition/Icon/Info': AdmonitionIconInfo satisfies ComponentType<AdmonitionIconInfoProps>,
  'Admonition/Icon/Note': AdmonitionIconNote satisfies ComponentType<AdmonitionIconNoteProps>,
  'Admonition/Icon/Tip': AdmonitionIconTip satisfies ComponentType<AdmonitionIconTipProps>,
  'Admonition/Icon/Warning':
    AdmonitionIconWarning satisfies ComponentType<AdmonitionIconWarningProps>,
  'Admonition/Layout': AdmonitionLayout satisfies ComponentType<AdmonitionLayoutProps>,
  'Admonition/Type/Caution':
    AdmonitionTypeCaution satisfies ComponentType<AdmonitionTypeCautionProps>,
  'Admonition/Type/Danger': AdmonitionTypeDanger satisfies ComponentType<AdmonitionTypeDangerProps>,
  'Admonition/Type/Info': AdmonitionTypeInfo satisfies ComponentType<AdmonitionTypeInfoProps>,
  'Admonition/Type/Note': AdmonitionTypeNote satisfies ComponentType<AdmonitionTypeNoteProps>,
  'Admonition/Type/Tip': AdmonitionTypeTip satisfies ComponentType<AdmonitionTypeTipProps>,
  'Admonition/Type/Warning':
    AdmonitionTypeWarning satisfies ComponentType<AdmonitionTypeWarningProps>,
  AnnouncementBar: AnnouncementBar satisfies ComponentType,
  'AnnouncementBar/CloseButton':
    AnnouncementBarCloseButton satisfies ComponentType<AnnouncementBarCloseButtonProps>,
  'AnnouncementBar/Content':
    AnnouncementBarContent satisfies ComponentType<AnnouncementBarContentProps>,
  Details: Details satisfies ComponentType<DetailsProps>,
  'Footer/Layout': FooterLayout satisfies ComponentType<FooterLayoutProps>,
  'Footer/LinkItem': FooterLinkItem satisfies ComponentType<FooterLinkItemProps>,
  'Footer/Links/MultiColumn':
    FooterLinksMultiColumn satisfies ComponentType<FooterLinksMultiColumnProps>,
  'Footer/Links/Simple': FooterLinksSimple satisfies ComponentType<FooterLinksSimpleProps>,
  'Footer/Logo': FooterLogo satisfies ComponentType<FooterLogoProps>,
  Heading: Heading satisfies ComponentType<HeadingProps>,
  Layout: Layout satisfies ComponentType<LayoutProps>,
  'Layout/Provider': LayoutProvider satisfies ComponentType<LayoutProviderProps>,
  'MDXComponents/A': MDXComponentsA satisfies ComponentType<MDXComponentsAProps>,
  'MDXComponents/Img': MDXComponentsImg satisfies ComponentType<MDXComponentsImgProps>,
  'MDXComponents/Li': MDXComponentsLi satisfies ComponentType<MDXComponentsLiProps>,
  'MDXComponents/Ul': MDXComponentsUl satisfies ComponentType<MDXComponentsUlProps>,
  TabItem: TabItem satisfies ComponentType<TabItemProps>,
  Tabs: Tabs satisfies ComponentType<TabsProps>,
  CodeBlock: CodeBlock satisfies ComponentType<CodeBlockProps>,
  'CodeBlock/Title': CodeBlockTitle satisfies ComponentType<CodeBlockTitleProps>,
  Error: CrashPage satisfies ComponentType<ErrorProps>,
  ErrorPageContent: ErrorPageContent satisfies ComponentType<ErrorProps>,
  Loading: Loading satisfies ComponentType<LoadingComponentProps>,
  'MDXComponents/Code': MDXCode satisfies ComponentType<MDXCodeProps>,
  ColorModeToggle: ColorModeToggle satisfies ComponentType<ColorModeToggleProps>,
  Logo: Logo satisfies ComponentType<LogoProps>,
  'Navbar/ColorModeToggle':
    NavbarColorModeToggle satisfies ComponentType<NavbarColorModeToggleProps>,
  'Navbar/Content': NavbarContent satisfies ComponentType,
  'Navbar/Layout': NavbarLayout satisfies ComponentType<NavbarLayoutProps>,
  'Navbar/Logo': NavbarLogo satisfies ComponentType,
  'Navbar/MobileSidebar': NavbarMobileSidebar satisfies ComponentType,
  'Navbar/MobileSidebar/Header': NavbarMobileSidebarHeader satisfies ComponentType,
  'Navbar/MobileSidebar/Layout':
    NavbarMobileSidebarLayout satisfies ComponentType<NavbarMobileSidebarLayoutProps>,
  'Navbar/MobileSidebar/PrimaryMenu': NavbarMobileSidebarPrimaryMenu satisfies ComponentType,
  'Navbar/MobileSidebar/SecondaryMenu': NavbarMobileSidebarSecondaryMenu satisfies ComponentType,
  'Navbar/MobileSidebar/Toggle': NavbarMobileSidebarToggle satisfies ComponentType,
  'Navbar/Search': NavbarSearch satisfies ComponentType<NavbarSearchProps>,
  NavbarItem: NavbarItem satisfies ComponentType<NavbarItemProps>,
  'NavbarItem/DefaultNavbarItem':
    NavbarItemDefaultNavbarItem satisfies ComponentType<NavbarItemDefaultNavbarItemProps>,
  'NavbarItem/DefaultNavbarItem/Desktop':
    NavbarItemDefaultNavbarItemDesktop satisfies ComponentType<NavbarItemDefaultNavbarItemDesktopProps>,
  'NavbarItem/DefaultNavbarItem/Mobile':
    NavbarItemDefaultNavbarItemMobile satisfies ComponentType<NavbarItemDefaultNavbarItemMobileProps>,
  'NavbarItem/DocNavbarItem':
    NavbarItemDocNavbarItem satisfies ComponentType<NavbarItemDocNavbarItemProps>,
  'NavbarItem/DocSidebarNavbarItem':
    NavbarItemDocSidebarNavbarItem satisfies ComponentType<NavbarItemDocSidebarNavbarItemProps>,
  'NavbarItem/DocsVersionDropdownNavbarItem':
    NavbarItemDocsVersionDropdownNavbarItem satisfies ComponentType<NavbarItemDocsVersionDropdownNavbarItemProps>,
  'NavbarItem/DocsVersionNavbarItem':
    NavbarItemDocsVersionNavbarItem satisfies ComponentType<NavbarItemDocsVersionNavbarItemProps>,
  'NavbarItem/DropdownNavbarItem':
    NavbarItemDropdownNavbarItem satisfies ComponentType<NavbarItemDropdownNavbarItemProps>,
  'NavbarItem/DropdownNavbarItem/Desktop':
    NavbarItemDropdownNavbarItemDesktop satisfies ComponentType<NavbarItemDropdownNavbarItemDesktopProps>,
  'NavbarItem/DropdownNavbarItem/Mobile':
    NavbarItemDropdownNavbarItemMobile satisfies ComponentType<NavbarItemDropdownNavbarItemMobileProps>,
  'NavbarItem/HtmlNavbarItem':
    NavbarItemHtmlNavbarItem satisfies ComponentType<NavbarItemHtmlNavbarItemProps>,
  'NavbarItem/LocaleDropdownNavbarItem':
    NavbarItemLocaleDropdownNavbarItem satisfies ComponentType<NavbarItemLocaleDropdownNavbarItemProps>,
  'NavbarItem/NavbarNavLink':
    NavbarItemNavbarNavLink satisfies ComponentType<NavbarItemNavbarNavLinkProps>,
  'NavbarItem/SearchNavbarItem':
    NavbarItemSearchNavbarItem satisfies ComponentType<NavbarItemSearchNavbarItemProps>,
  ThemedImage: ThemedImage satisfies ComponentType<ThemedImageProps>,
  'NotFound/Content': NotFoundContent satisfies ComponentType<NotFoundContentProps>,
  SearchBar: SearchBar satisfies ComponentType,
  SkipToContent: SkipToContent satisfies ComponentType,
  BackToTopButton: BackToTopButton satisfies ComponentType,
  DocBreadcrumbs: DocBreadcrumbs satisfies ComponentType,
  'DocBreadcrumbs/Items/Home': DocBreadcrumbsItemsHome satisfies ComponentType,
  DocCard: DocCard satisfies ComponentType<DocCardProps>,
  'DocCard/Description': DocCardDescription satisfies ComponentType<DocCardDescriptionProps>,
  'DocCard/Heading/Icon': DocCardHeadingIcon satisfies ComponentType<DocCardHeadingIconProps>,
  'DocCard/Heading/Text': DocCardHeadingText satisfies ComponentType<DocCardHeadingTextProps>,
  'DocCard/Layout': DocCardLayout satisfies ComponentType<DocCardLayoutProps>,
  DocCardList: DocCardList satisfies ComponentType<DocCardListProps>,
  DocCategoryGeneratedIndexPage:
    DocCategoryGeneratedIndexPage satisfies ComponentType<DocCategoryGeneratedIndexPageProps>,
  'DocItem/Footer': DocItemFooter satisfies ComponentType,
  'DocItem/Layout': DocItemLayout satisfies ComponentType<DocItemLayoutProps>,
  'DocItem/Paginator': DocItemPaginator satisfies ComponentType,
  'DocItem/TOC/Mobile': DocItemTOCMobile satisfies ComponentType,
  DocPaginator: DocPaginator satisfies ComponentType<DocPaginatorProps>,
  'DocRoot/Layout': DocRootLayout satisfies ComponentType<DocRootLayoutProps>,
  'DocRoot/Layout/Main': DocRootLayoutMain satisfies ComponentType<DocRootLayoutMainProps>,
  'DocRoot/Layout/Sidebar': DocRootLayoutSidebar satisfies ComponentType<DocRootLayoutSidebarProps>,
  'DocRoot/Layout/Sidebar/ExpandButton':
    DocRootLayoutSidebarExpandButton satisfies ComponentType<DocRootLayoutSidebarExpandButtonProps>,
  DocSidebar: DocSidebar satisfies ComponentType<DocSidebarProps>,
  'DocSidebar/Desktop': DocSidebarDesktop satisfies ComponentType<DocSidebarDesktopProps>,
  'DocSidebar/Desktop/CollapseButton':
    DocSidebarDesktopCollapseButton satisfies ComponentType<DocSidebarDesktopCollapseButtonProps>,
  'DocSidebar/Desktop/Content':
    DocSidebarDesktopContent satisfies ComponentType<DocSidebarDesktopContentProps>,
  'DocSidebar/Mobile': DocSidebarMobile satisfies ComponentType<DocSidebarMobileProps>,
  'DocSidebarItem/Category':
    DocSidebarItemCategory satisfies ComponentType<DocSidebarItemCategoryProps>,
  'DocSidebarItem/Html': DocSidebarItemHtml satisfies ComponentType<DocSidebarItemHtmlProps>,
  'DocSidebarItem/Link': DocSidebarItemLink satisfies ComponentType<DocSidebarItemLinkProps>,
  DocVersionBadge: DocVersionBadge satisfies ComponentType<DocVersionBadgeProps>,
  DocVersionBanner: DocVersionBanner satisfies ComponentType<DocVersionBannerProps>,
  EditMetaRow: EditMetaRow satisfies ComponentType<EditMetaRowProps>,
  EditThisPage: EditThisPage satisfies ComponentType<EditThisPageProps>,
  LastUpdated: LastUpdated satisfies ComponentType<LastUpdatedProps>,
  PaginatorNavLink: PaginatorNavLink satisfies ComponentType<PaginatorNavLinkProps>,
  TOC: TOC satisfies ComponentType<TOCProps>,
  TOCCollapsible: TOCCollapsible satisfies ComponentType<TOCCollapsibleProps>,
  'TOCCollapsible/CollapseButton':
    TOCCollapsibleCollapseButton satisfies ComponentType<TOCCollapsibleCollapseButtonProps>,
  TOCInline: TOCInline satisfies ComponentType<TOCInlineProps>,
  TOCItems: TOCItems satisfies ComponentType<TOCItemsProps>,
  'TOCItems/Tree': TOCItemsTree satisfies ComponentType<TOCItemsTreeProps>,
};

it.each(Object.entries(components))('%s is a component', (_, component) => {
  // A memoized component is an object.
  expect(['function', 'object']).toContain(typeof component);
});

it('maps elements and keywords to components', () => {
  const maps = {
    MDXComponents: MDXComponents satisfies MDXComponentsObject,
    AdmonitionTypes: AdmonitionTypes satisfies typeof AdmonitionTypesObject,
  };
  expect(Object.keys(maps.MDXComponents)).toContain('h2');
  expect(Object.keys(maps.AdmonitionTypes)).toContain('note');
});
