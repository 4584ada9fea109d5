import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const SAFE: SwizzleComponentConfig['actions'] = {eject: 'safe', wrap: 'safe'};

/** What `docusaurus swizzle --list` shows of this theme. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      ColorModeToggle: {
        actions: SAFE,
        description:
          'The switch between light and dark mode, or the button that goes through three modes',
      },
      Error: {
        actions: SAFE,
        description: 'The crash page of a site whose layout could not be rendered',
      },
      ErrorPageContent: {
        actions: SAFE,
        description: 'The crash page inside the layout: message and "Try again"',
      },
      Loading: {
        actions: SAFE,
        description: 'The spinner while a page loads, and the red box with Retry when it fails',
      },
      Logo: {
        actions: SAFE,
        description: "The site's logo and title as a link home",
      },
      Navbar: {
        actions: SAFE,
        description: 'The bar at the top of each page',
      },
      'Navbar/ColorModeToggle': {
        actions: SAFE,
        description: 'The color mode switch as the bar and the drawer show it',
      },
      'Navbar/Content': {
        actions: SAFE,
        description: 'What stands in the bar: title, items, search, color mode',
      },
      'Navbar/Layout': {
        actions: SAFE,
        description: 'The bar itself: fixed, and hidden on scroll where configured',
      },
      'Navbar/Logo': {
        actions: SAFE,
        description: 'Logo and title as the bar and the drawer show them',
      },
      'Navbar/MobileSidebar': {
        actions: SAFE,
        description: 'The place of the drawer, whose code is loaded on intent',
      },
      'Navbar/MobileSidebar/Header': {
        actions: SAFE,
        description: "The drawer's first line: home, color mode, close",
      },
      'Navbar/MobileSidebar/Layout': {
        actions: SAFE,
        description: 'The drawer as a modal dialog: header and two menus',
      },
      'Navbar/MobileSidebar/PrimaryMenu': {
        actions: SAFE,
        description: "The drawer's main menu: the items of the navbar",
      },
      'Navbar/MobileSidebar/SecondaryMenu': {
        actions: SAFE,
        description: "The drawer's second menu: the sidebar of the documentation",
      },
      'Navbar/MobileSidebar/Toggle': {
        actions: SAFE,
        description: 'The button that opens the drawer',
      },
      'Navbar/Search': {
        actions: SAFE,
        description: 'Where the search button stands in the bar',
      },
      NavbarItem: {
        actions: SAFE,
        description: 'A navbar item of any type',
      },
      'NavbarItem/ComponentTypes': {
        actions: {eject: 'safe', wrap: 'forbidden'},
        description: 'Type of a navbar item → its component; eject it to add types of your own',
      },
      'NavbarItem/DefaultNavbarItem': {
        actions: SAFE,
        description: 'A link in the bar, a dropdown or the drawer',
      },
      'NavbarItem/DefaultNavbarItem/Desktop': {
        actions: SAFE,
        description: 'A link in the bar or a dropdown',
      },
      'NavbarItem/DefaultNavbarItem/Mobile': {
        actions: SAFE,
        description: 'A link in the drawer',
      },
      'NavbarItem/DocNavbarItem': {
        actions: SAFE,
        description: 'A link to a doc, which stands for its section',
      },
      'NavbarItem/DocSidebarNavbarItem': {
        actions: SAFE,
        description: 'A link to a sidebar, which stands for all its pages',
      },
      'NavbarItem/DocsVersionDropdownNavbarItem': {
        actions: SAFE,
        description: 'The versions of the docs',
      },
      'NavbarItem/DocsVersionNavbarItem': {
        actions: SAFE,
        description: 'A link to a version of the docs',
      },
      'NavbarItem/DropdownNavbarItem': {
        actions: SAFE,
        description: 'A group of links in the bar or the drawer',
      },
      'NavbarItem/DropdownNavbarItem/Desktop': {
        actions: SAFE,
        description: 'A button in the bar that shows a list of links',
      },
      'NavbarItem/DropdownNavbarItem/Mobile': {
        actions: SAFE,
        description: 'A group of links in the drawer',
      },
      'NavbarItem/HtmlNavbarItem': {
        actions: SAFE,
        description: "HTML of the site's own",
      },
      'NavbarItem/LocaleDropdownNavbarItem': {
        actions: SAFE,
        description: 'The languages of the site',
      },
      'NavbarItem/NavbarNavLink': {
        actions: SAFE,
        description: 'A link of the navbar with its `aria-current`',
      },
      'NavbarItem/SearchNavbarItem': {
        actions: SAFE,
        description: 'The search button at a place of your choice',
      },
      'NotFound/Content': {
        actions: SAFE,
        description: 'The text of the not-found page, with the nearest pages',
      },
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search button of the navbar, which loads the search modal on intent',
      },
      SkipToContent: {
        actions: SAFE,
        description: 'The first link of each page, which leads past the navigation',
      },
      ThemedImage: {
        actions: SAFE,
        description: 'An image with a source for each color mode',
      },
    },
  };
}
