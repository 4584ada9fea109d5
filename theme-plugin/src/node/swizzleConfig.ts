import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

type Actions = SwizzleComponentConfig['actions'];

const SAFE: Actions = {eject: 'safe', wrap: 'safe'};

/** For components that import internal modules of the theme: an ejected copy may break with any release. */
const INTERNAL: Actions = {eject: 'unsafe', wrap: 'safe'};

/** For objects that map names to components, and aren't components themselves. */
const TABLE: Actions = {eject: 'safe', wrap: 'forbidden'};
const INTERNAL_TABLE: Actions = {eject: 'unsafe', wrap: 'forbidden'};

/** What `docusaurus swizzle --list` shows for this theme. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      Admonition: {
        actions: SAFE,
        description: 'A note beside the text: chooses the component of the keyword',
      },
      'Admonition/Icon/Danger': {actions: INTERNAL, description: 'The icon of :::danger'},
      'Admonition/Icon/Info': {actions: INTERNAL, description: 'The icon of :::info'},
      'Admonition/Icon/Note': {actions: INTERNAL, description: 'The icon of :::note'},
      'Admonition/Icon/Tip': {actions: INTERNAL, description: 'The icon of :::tip'},
      'Admonition/Icon/Warning': {
        actions: INTERNAL,
        description: 'The icon of :::warning and :::caution',
      },
      'Admonition/Layout': {
        actions: SAFE,
        description: 'The look of every admonition: a bar, icon and title, text',
      },
      'Admonition/Type/Caution': {actions: SAFE, description: 'The component of :::caution'},
      'Admonition/Type/Danger': {actions: SAFE, description: 'The component of :::danger'},
      'Admonition/Type/Info': {actions: SAFE, description: 'The component of :::info'},
      'Admonition/Type/Note': {actions: SAFE, description: 'The component of :::note'},
      'Admonition/Type/Tip': {actions: SAFE, description: 'The component of :::tip'},
      'Admonition/Type/Warning': {actions: SAFE, description: 'The component of :::warning'},
      'Admonition/Types': {
        actions: TABLE,
        description: 'Which component stands for which keyword: add your own here',
      },
      AnnouncementBar: {actions: INTERNAL, description: 'The announcement above the navbar'},
      'AnnouncementBar/CloseButton': {
        actions: INTERNAL,
        description: 'The button that dismisses the announcement',
      },
      'AnnouncementBar/Content': {actions: SAFE, description: "The announcement's text"},
      BackToTopButton: {
        actions: INTERNAL,
        description: 'The button that leads back to the top of a long page',
      },
      BlogArchivePage: {actions: SAFE, description: 'All posts of the blog, by year'},
      BlogListPage: {actions: SAFE, description: "A page of the blog's list, with its own heading"},
      CodeBlock: {
        actions: INTERNAL,
        description: 'A block of code, highlighted when the site is built',
      },
      'CodeBlock/Title': {
        actions: SAFE,
        description: 'What stands in the tab of a code block',
      },
      ColorModeToggle: {
        actions: INTERNAL,
        description:
          'The switch between light and dark mode, or the button that goes through three modes',
      },
      Details: {actions: SAFE, description: 'A native <details> with the look of the theme'},
      DocBreadcrumbs: {
        actions: INTERNAL,
        description: 'Where a doc stands in the sidebar',
      },
      'DocBreadcrumbs/Items/Home': {
        actions: SAFE,
        description: 'The first breadcrumb, which leads to the home page',
      },
      DocCard: {
        actions: INTERNAL,
        description: 'A card that leads to a page or a category of the sidebar',
      },
      'DocCard/Description': {
        actions: SAFE,
        description: 'What a doc card says of its page',
      },
      'DocCard/Heading/Icon': {
        actions: SAFE,
        description: 'The picture before the title of a doc card',
      },
      'DocCard/Heading/Text': {
        actions: SAFE,
        description: 'The words of the title of a doc card',
      },
      'DocCard/Layout': {
        actions: SAFE,
        description: 'The link around a doc card',
      },
      DocCardList: {
        actions: SAFE,
        description: 'Cards for the items of a category',
      },
      DocCategoryGeneratedIndexPage: {
        actions: SAFE,
        description: 'The page that the docs plugin makes for a category',
      },
      'DocItem/Footer': {
        actions: INTERNAL,
        description: 'The end of a doc: was it helpful, tags, edit link, last update, report',
      },
      'DocItem/Layout': {
        actions: INTERNAL,
        description: 'The parts of the page of a doc and where they stand',
      },
      'DocItem/Paginator': {
        actions: SAFE,
        description: 'The pages before and after a doc',
      },
      'DocItem/TOC/Mobile': {
        actions: INTERNAL,
        description:
          'The bar above a doc, on narrow screens, with the current heading and the table of contents',
      },
      DocPaginator: {
        actions: INTERNAL,
        description: 'The two cards that lead to the pages before and after a doc',
      },
      'DocRoot/Layout': {
        actions: SAFE,
        description: 'The sidebar and the text side by side',
      },
      'DocRoot/Layout/Main': {
        actions: SAFE,
        description: 'The side that holds the text',
      },
      'DocRoot/Layout/Sidebar': {
        actions: INTERNAL,
        description: 'The side that holds the sidebar',
      },
      'DocRoot/Layout/Sidebar/ExpandButton': {
        actions: INTERNAL,
        description: 'The button that brings a hidden sidebar back',
      },
      DocSidebar: {
        actions: INTERNAL,
        description: 'The sidebar beside the text and the one in the drawer',
      },
      'DocSidebar/Desktop': {
        actions: SAFE,
        description: 'The sidebar beside the text',
      },
      'DocSidebar/Desktop/CollapseButton': {
        actions: INTERNAL,
        description: 'The button that hides the sidebar',
      },
      'DocSidebar/Desktop/Content': {
        actions: INTERNAL,
        description: 'The navigation of the sidebar beside the text',
      },
      'DocSidebar/Mobile': {
        actions: INTERNAL,
        description: 'The sidebar in the drawer, on narrow screens',
      },
      'DocSidebarItem/Category': {
        actions: INTERNAL,
        description: 'A category of the sidebar, which opens and closes',
      },
      'DocSidebarItem/Html': {
        actions: SAFE,
        description: 'An item of the sidebar that is HTML',
      },
      'DocSidebarItem/Link': {
        actions: INTERNAL,
        description: 'A link of the sidebar',
      },
      DocVersionBadge: {
        actions: SAFE,
        description: 'The name of the version above a doc',
      },
      DocVersionBanner: {
        actions: INTERNAL,
        description: 'The notice above docs that are not the latest',
      },
      EditMetaRow: {
        actions: INTERNAL,
        description: 'One line at the end of a page: edit, last update, report',
      },
      EditThisPage: {
        actions: SAFE,
        description: 'The link to the source of a page',
      },
      Error: {
        actions: INTERNAL,
        description: 'The crash page of a site whose layout could not be rendered',
      },
      ErrorPageContent: {
        actions: INTERNAL,
        description: 'The crash page inside the layout: message and "Try again"',
      },
      'Footer/Layout': {actions: SAFE, description: "The footer's frame"},
      'Footer/LinkItem': {actions: SAFE, description: 'A link of the footer'},
      'Footer/Links/MultiColumn': {
        actions: SAFE,
        description: "The footer's links in titled groups",
      },
      'Footer/Links/Simple': {actions: SAFE, description: "The footer's links in a row"},
      'Footer/Logo': {actions: SAFE, description: 'The logo of the footer'},
      Heading: {actions: INTERNAL, description: 'A heading with a link to itself'},
      'Icon/ExternalLink': {
        actions: SAFE,
        description: 'What a link to another site says about itself, and a picture if you add one',
      },
      LastUpdated: {
        actions: SAFE,
        description: 'When a page was last changed, and by whom',
      },
      Layout: {
        actions: INTERNAL,
        description: 'The frame around every page: skip link, announcement, navbar, page, footer',
      },
      'Layout/Provider': {
        actions: INTERNAL,
        description: 'The contexts that the components of a page use',
      },
      Loading: {
        actions: INTERNAL,
        description: 'The spinner while a page loads, and the red box with Retry when it fails',
      },
      Logo: {
        actions: SAFE,
        description: "The site's logo and title as a link home",
      },
      MDXComponents: {
        actions: INTERNAL_TABLE,
        description: 'Which component stands for which element of MDX: add your own here',
      },
      'MDXComponents/A': {actions: SAFE, description: 'A link of an MDX file'},
      'MDXComponents/Code': {
        actions: SAFE,
        description: 'Code in Markdown: chooses between CodeInline and CodeBlock',
      },
      'MDXComponents/Img': {actions: SAFE, description: 'An image of an MDX file'},
      'MDXComponents/Li': {actions: SAFE, description: 'An item of a list of an MDX file'},
      'MDXComponents/Ul': {actions: SAFE, description: 'A list of an MDX file'},
      'Navbar/ColorModeToggle': {
        actions: SAFE,
        description: 'The color mode switch as the bar and the drawer show it',
      },
      'Navbar/Content': {
        actions: INTERNAL,
        description: 'What stands in the bar: title, items, search, color mode',
      },
      'Navbar/Layout': {
        actions: INTERNAL,
        description: 'The bar itself: fixed, and hidden on scroll where configured',
      },
      'Navbar/Logo': {
        actions: SAFE,
        description: 'Logo and title as the bar and the drawer show them',
      },
      'Navbar/MobileSidebar': {
        actions: INTERNAL,
        description: 'The place of the drawer, whose code is loaded on intent',
      },
      'Navbar/MobileSidebar/Header': {
        actions: INTERNAL,
        description: "The drawer's first line: home, color mode, close",
      },
      'Navbar/MobileSidebar/Layout': {
        actions: INTERNAL,
        description: 'The drawer as a modal dialog: header and two menus',
      },
      'Navbar/MobileSidebar/PrimaryMenu': {
        actions: INTERNAL,
        description: "The drawer's main menu: the items of the navbar",
      },
      'Navbar/MobileSidebar/SecondaryMenu': {
        actions: INTERNAL,
        description: "The drawer's second menu: the sidebar of the documentation",
      },
      'Navbar/MobileSidebar/Toggle': {
        actions: INTERNAL,
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
        actions: TABLE,
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
        actions: INTERNAL,
        description: 'A link to a doc, which stands for its section',
      },
      'NavbarItem/DocSidebarNavbarItem': {
        actions: SAFE,
        description: 'A link to a sidebar, which stands for all its pages',
      },
      'NavbarItem/DocsVersionDropdownNavbarItem': {
        actions: INTERNAL,
        description: 'The versions of the docs',
      },
      'NavbarItem/DocsVersionNavbarItem': {
        actions: INTERNAL,
        description: 'A link to a version of the docs',
      },
      'NavbarItem/DropdownNavbarItem': {
        actions: SAFE,
        description: 'A group of links in the bar or the drawer',
      },
      'NavbarItem/DropdownNavbarItem/Desktop': {
        actions: INTERNAL,
        description: 'A button in the bar that shows a list of links',
      },
      'NavbarItem/DropdownNavbarItem/Mobile': {
        actions: INTERNAL,
        description: 'A group of links in the drawer',
      },
      'NavbarItem/HtmlNavbarItem': {
        actions: SAFE,
        description: "HTML of the site's own",
      },
      'NavbarItem/LocaleDropdownNavbarItem': {
        actions: INTERNAL,
        description: 'The languages of the site',
      },
      'NavbarItem/NavbarNavLink': {
        actions: INTERNAL,
        description: 'A link of the navbar with its `aria-current`',
      },
      'NavbarItem/SearchNavbarItem': {
        actions: SAFE,
        description: 'The search button at a place of your choice',
      },
      'NotFound/Content': {
        actions: INTERNAL,
        description: 'The text of the not-found page, with the nearest pages',
      },
      PaginatorNavLink: {
        actions: SAFE,
        description: 'A card that leads to the page before or after',
      },
      SearchBar: {
        actions: INTERNAL,
        description: 'The search button of the navbar, which loads the search modal on intent',
      },
      SearchPage: {
        actions: INTERNAL,
        description: 'The page with all results of a search',
      },
      SkipToContent: {
        actions: SAFE,
        description: 'The first link of each page, which leads past the navigation',
      },
      TOC: {
        actions: INTERNAL,
        description: 'The table of contents beside the text',
      },
      TOCInline: {
        actions: SAFE,
        description: 'A table of contents in running text',
      },
      TOCItems: {
        actions: INTERNAL,
        description: 'The headings of a table of contents',
      },
      'TOCItems/Tree': {
        actions: INTERNAL,
        description: 'A level of a table of contents',
      },
      TabItem: {actions: INTERNAL, description: 'The content of a tab'},
      Tabs: {actions: INTERNAL, description: 'Tabs, with a choice that is remembered per group'},
      ThemedImage: {
        actions: SAFE,
        description: 'An image with a source for each color mode',
      },
    },
  };
}
