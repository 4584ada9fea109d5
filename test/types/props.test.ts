import type {ComponentType} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {Props as ErrorProps} from '@theme/Error';
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
import CrashPage from '../../theme-plugin/src/theme/Error';
import ErrorPageContent from '../../theme-plugin/src/theme/ErrorPageContent';
import Loading from '../../theme-plugin/src/theme/Loading';
import ColorModeToggle from '../../theme-plugin/src/theme/ColorModeToggle';
import Logo from '../../theme-plugin/src/theme/Logo';
import Navbar from '../../theme-plugin/src/theme/Navbar';
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

/** What the type check is about: each component takes the props that its @theme name promises. */
const components = {
  Error: CrashPage satisfies ComponentType<ErrorProps>,
  ErrorPageContent: ErrorPageContent satisfies ComponentType<ErrorProps>,
  Loading: Loading satisfies ComponentType<LoadingComponentProps>,
  ColorModeToggle: ColorModeToggle satisfies ComponentType<ColorModeToggleProps>,
  Logo: Logo satisfies ComponentType<LogoProps>,
  Navbar: Navbar satisfies ComponentType,
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
};

it.each(Object.entries(components))('%s is a component', (_, component) => {
  expect(typeof component).toBe('function');
});
