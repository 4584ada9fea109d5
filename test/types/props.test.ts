import type {ComponentType} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {Props as ErrorProps} from '@theme/Error';
import type {Props as NotFoundContentProps} from '@theme/NotFound/Content';
import type {Props as DocBreadcrumbsStructuredDataProps} from '@theme/DocBreadcrumbs/StructuredData';
import type {Props as DocCardProps} from '@theme/DocCard';
import type {Props as DocCardDescriptionProps} from '@theme/DocCard/Description';
import type {Props as DocCardHeadingProps} from '@theme/DocCard/Heading';
import type {Props as DocCardHeadingIconProps} from '@theme/DocCard/Heading/Icon';
import type {Props as DocCardHeadingTextProps} from '@theme/DocCard/Heading/Text';
import type {Props as DocCardLayoutProps} from '@theme/DocCard/Layout';
import type {Props as DocCardListProps} from '@theme/DocCardList';
import type {Props as DocCategoryGeneratedIndexPageProps} from '@theme/DocCategoryGeneratedIndexPage';
import type {Props as DocItemProps} from '@theme/DocItem';
import type {Props as DocItemContentProps} from '@theme/DocItem/Content';
import type {Props as DocItemLayoutProps} from '@theme/DocItem/Layout';
import type {Props as DocPaginatorProps} from '@theme/DocPaginator';
import type {Props as DocRootProps} from '@theme/DocRoot';
import type {Props as DocRootLayoutProps} from '@theme/DocRoot/Layout';
import type {Props as DocRootLayoutMainProps} from '@theme/DocRoot/Layout/Main';
import type {Props as DocRootLayoutSidebarProps} from '@theme/DocRoot/Layout/Sidebar';
import type {Props as DocRootLayoutSidebarExpandButtonProps} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props as DocSidebarProps} from '@theme/DocSidebar';
import type {Props as DocSidebarDesktopProps} from '@theme/DocSidebar/Desktop';
import type {Props as DocSidebarDesktopCollapseButtonProps} from '@theme/DocSidebar/Desktop/CollapseButton';
import type {Props as DocSidebarDesktopContentProps} from '@theme/DocSidebar/Desktop/Content';
import type {Props as DocSidebarMobileProps} from '@theme/DocSidebar/Mobile';
import type {Props as DocSidebarItemProps} from '@theme/DocSidebarItem';
import type {Props as DocSidebarItemCategoryProps} from '@theme/DocSidebarItem/Category';
import type {Props as DocSidebarItemHtmlProps} from '@theme/DocSidebarItem/Html';
import type {Props as DocSidebarItemLinkProps} from '@theme/DocSidebarItem/Link';
import type {Props as DocSidebarItemsProps} from '@theme/DocSidebarItems';
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
import NotFoundContent from '../../theme-plugin/src/theme/NotFound/Content';
import SearchBar from '../../theme-plugin/src/theme/SearchBar';
import SkipToContent from '../../theme-plugin/src/theme/SkipToContent';
import BackToTopButton from '../../theme-plugin/src/theme/BackToTopButton';
import DocBreadcrumbs from '../../theme-plugin/src/theme/DocBreadcrumbs';
import DocBreadcrumbsItemsHome from '../../theme-plugin/src/theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '../../theme-plugin/src/theme/DocBreadcrumbs/StructuredData';
import DocCard from '../../theme-plugin/src/theme/DocCard';
import DocCardDescription from '../../theme-plugin/src/theme/DocCard/Description';
import DocCardHeading from '../../theme-plugin/src/theme/DocCard/Heading';
import DocCardHeadingIcon from '../../theme-plugin/src/theme/DocCard/Heading/Icon';
import DocCardHeadingText from '../../theme-plugin/src/theme/DocCard/Heading/Text';
import DocCardLayout from '../../theme-plugin/src/theme/DocCard/Layout';
import DocCardList from '../../theme-plugin/src/theme/DocCardList';
import DocCategoryGeneratedIndexPage from '../../theme-plugin/src/theme/DocCategoryGeneratedIndexPage';
import DocItem from '../../theme-plugin/src/theme/DocItem';
import DocItemContent from '../../theme-plugin/src/theme/DocItem/Content';
import DocItemFooter from '../../theme-plugin/src/theme/DocItem/Footer';
import DocItemLayout from '../../theme-plugin/src/theme/DocItem/Layout';
import DocItemMetadata from '../../theme-plugin/src/theme/DocItem/Metadata';
import DocItemPaginator from '../../theme-plugin/src/theme/DocItem/Paginator';
import DocItemTOCDesktop from '../../theme-plugin/src/theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '../../theme-plugin/src/theme/DocItem/TOC/Mobile';
import DocPaginator from '../../theme-plugin/src/theme/DocPaginator';
import DocRoot from '../../theme-plugin/src/theme/DocRoot';
import DocRootLayout from '../../theme-plugin/src/theme/DocRoot/Layout';
import DocRootLayoutMain from '../../theme-plugin/src/theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '../../theme-plugin/src/theme/DocRoot/Layout/Sidebar';
import DocRootLayoutSidebarExpandButton from '../../theme-plugin/src/theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '../../theme-plugin/src/theme/DocSidebar';
import DocSidebarDesktop from '../../theme-plugin/src/theme/DocSidebar/Desktop';
import DocSidebarDesktopCollapseButton from '../../theme-plugin/src/theme/DocSidebar/Desktop/CollapseButton';
import DocSidebarDesktopContent from '../../theme-plugin/src/theme/DocSidebar/Desktop/Content';
import DocSidebarMobile from '../../theme-plugin/src/theme/DocSidebar/Mobile';
import DocSidebarItem from '../../theme-plugin/src/theme/DocSidebarItem';
import DocSidebarItemCategory from '../../theme-plugin/src/theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '../../theme-plugin/src/theme/DocSidebarItem/Html';
import DocSidebarItemLink from '../../theme-plugin/src/theme/DocSidebarItem/Link';
import DocSidebarItems from '../../theme-plugin/src/theme/DocSidebarItems';
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
  Error: CrashPage satisfies ComponentType<ErrorProps>,
  ErrorPageContent: ErrorPageContent satisfies ComponentType<ErrorProps>,
  Loading: Loading satisfies ComponentType<LoadingComponentProps>,
  'NotFound/Content': NotFoundContent satisfies ComponentType<NotFoundContentProps>,
  SearchBar: SearchBar satisfies ComponentType,
  SkipToContent: SkipToContent satisfies ComponentType,
  BackToTopButton: BackToTopButton satisfies ComponentType,
  DocBreadcrumbs: DocBreadcrumbs satisfies ComponentType,
  'DocBreadcrumbs/Items/Home': DocBreadcrumbsItemsHome satisfies ComponentType,
  'DocBreadcrumbs/StructuredData':
    DocBreadcrumbsStructuredData satisfies ComponentType<DocBreadcrumbsStructuredDataProps>,
  DocCard: DocCard satisfies ComponentType<DocCardProps>,
  'DocCard/Description': DocCardDescription satisfies ComponentType<DocCardDescriptionProps>,
  'DocCard/Heading': DocCardHeading satisfies ComponentType<DocCardHeadingProps>,
  'DocCard/Heading/Icon': DocCardHeadingIcon satisfies ComponentType<DocCardHeadingIconProps>,
  'DocCard/Heading/Text': DocCardHeadingText satisfies ComponentType<DocCardHeadingTextProps>,
  'DocCard/Layout': DocCardLayout satisfies ComponentType<DocCardLayoutProps>,
  DocCardList: DocCardList satisfies ComponentType<DocCardListProps>,
  DocCategoryGeneratedIndexPage:
    DocCategoryGeneratedIndexPage satisfies ComponentType<DocCategoryGeneratedIndexPageProps>,
  DocItem: DocItem satisfies ComponentType<DocItemProps>,
  'DocItem/Content': DocItemContent satisfies ComponentType<DocItemContentProps>,
  'DocItem/Footer': DocItemFooter satisfies ComponentType,
  'DocItem/Layout': DocItemLayout satisfies ComponentType<DocItemLayoutProps>,
  'DocItem/Metadata': DocItemMetadata satisfies ComponentType,
  'DocItem/Paginator': DocItemPaginator satisfies ComponentType,
  'DocItem/TOC/Desktop': DocItemTOCDesktop satisfies ComponentType,
  'DocItem/TOC/Mobile': DocItemTOCMobile satisfies ComponentType,
  DocPaginator: DocPaginator satisfies ComponentType<DocPaginatorProps>,
  DocRoot: DocRoot satisfies ComponentType<DocRootProps>,
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
  DocSidebarItem: DocSidebarItem satisfies ComponentType<DocSidebarItemProps>,
  'DocSidebarItem/Category':
    DocSidebarItemCategory satisfies ComponentType<DocSidebarItemCategoryProps>,
  'DocSidebarItem/Html': DocSidebarItemHtml satisfies ComponentType<DocSidebarItemHtmlProps>,
  'DocSidebarItem/Link': DocSidebarItemLink satisfies ComponentType<DocSidebarItemLinkProps>,
  DocSidebarItems: DocSidebarItems satisfies ComponentType<DocSidebarItemsProps>,
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
