import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const SAFE: SwizzleComponentConfig['actions'] = {eject: 'safe', wrap: 'safe'};

/** What `docusaurus swizzle --list` shows of this theme. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      Admonition: {
        actions: SAFE,
        description: 'A note beside the text: chooses the component of the keyword',
      },
      'Admonition/Icon/Danger': {actions: SAFE, description: 'The icon of :::danger'},
      'Admonition/Icon/Info': {actions: SAFE, description: 'The icon of :::info'},
      'Admonition/Icon/Note': {actions: SAFE, description: 'The icon of :::note'},
      'Admonition/Icon/Tip': {actions: SAFE, description: 'The icon of :::tip'},
      'Admonition/Icon/Warning': {
        actions: SAFE,
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
        actions: SAFE,
        description: 'Which component stands for which keyword: add your own here',
      },
      AnnouncementBar: {actions: SAFE, description: 'The announcement above the navbar'},
      'AnnouncementBar/CloseButton': {
        actions: SAFE,
        description: 'The button that dismisses the announcement',
      },
      'AnnouncementBar/Content': {actions: SAFE, description: "The announcement's text"},
      BackToTopButton: {
        actions: SAFE,
        description: 'The button that leads back to the top of a long page',
      },
      BlogArchivePage: {actions: SAFE, description: 'All posts of the blog, by year'},
      BlogListPage: {actions: SAFE, description: "A page of the blog's list, with its own heading"},
      CodeBlock: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'A block of code, highlighted when the site is built',
      },
      'CodeBlock/Title': {
        actions: SAFE,
        description: 'What stands in the tab of a code block',
      },
      CodeInline: {
        actions: SAFE,
        description: 'Code in running text',
      },
      ColorModeToggle: {
        actions: SAFE,
        description:
          'The switch between light and dark mode, or the button that goes through three modes',
      },
      ContentVisibility: {actions: SAFE, description: 'The banners of unlisted pages and drafts'},
      'ContentVisibility/Draft': {actions: SAFE, description: 'The banner of a draft'},
      'ContentVisibility/Unlisted': {
        actions: SAFE,
        description: 'The banner and metadata of an unlisted page',
      },
      Details: {actions: SAFE, description: 'A native <details> with the look of the theme'},
      DocBreadcrumbs: {
        actions: SAFE,
        description: 'Where a doc stands in the sidebar',
      },
      'DocBreadcrumbs/Items/Home': {
        actions: SAFE,
        description: 'The first breadcrumb, which leads to the home page',
      },
      'DocBreadcrumbs/StructuredData': {
        actions: SAFE,
        description: 'The breadcrumbs for search engines',
      },
      DocCard: {
        actions: SAFE,
        description: 'A card that leads to a page or a category of the sidebar',
      },
      'DocCard/Description': {
        actions: SAFE,
        description: 'What a doc card says of its page',
      },
      'DocCard/Heading': {
        actions: SAFE,
        description: 'The title of a doc card',
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
      DocItem: {
        actions: SAFE,
        description: 'The page of a doc',
      },
      'DocItem/Content': {
        actions: SAFE,
        description: 'The text of a doc, with its title',
      },
      'DocItem/Footer': {
        actions: SAFE,
        description: 'The end of a doc: tags, edit link, last update, report',
      },
      'DocItem/Layout': {
        actions: SAFE,
        description: 'The parts of the page of a doc and where they stand',
      },
      'DocItem/Metadata': {
        actions: SAFE,
        description: 'What the head of the page says of a doc',
      },
      'DocItem/Paginator': {
        actions: SAFE,
        description: 'The pages before and after a doc',
      },
      'DocItem/TOC/Desktop': {
        actions: SAFE,
        description: 'The table of contents beside a doc',
      },
      'DocItem/TOC/Mobile': {
        actions: SAFE,
        description: 'The table of contents above a doc, on narrow screens',
      },
      DocPaginator: {
        actions: SAFE,
        description: 'The two cards that lead to the pages before and after a doc',
      },
      DocRoot: {
        actions: SAFE,
        description: 'The docs of one version, with their sidebar',
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
        actions: SAFE,
        description: 'The side that holds the sidebar',
      },
      'DocRoot/Layout/Sidebar/ExpandButton': {
        actions: SAFE,
        description: 'The button that brings a hidden sidebar back',
      },
      DocSidebar: {
        actions: SAFE,
        description: 'The sidebar beside the text and the one in the drawer',
      },
      'DocSidebar/Desktop': {
        actions: SAFE,
        description: 'The sidebar beside the text',
      },
      'DocSidebar/Desktop/CollapseButton': {
        actions: SAFE,
        description: 'The button that hides the sidebar',
      },
      'DocSidebar/Desktop/Content': {
        actions: SAFE,
        description: 'The navigation of the sidebar beside the text',
      },
      'DocSidebar/Mobile': {
        actions: SAFE,
        description: 'The sidebar in the drawer, on narrow screens',
      },
      DocSidebarItem: {
        actions: SAFE,
        description: 'An item of the sidebar, by its type',
      },
      'DocSidebarItem/Category': {
        actions: SAFE,
        description: 'A category of the sidebar, which opens and closes',
      },
      'DocSidebarItem/Html': {
        actions: SAFE,
        description: 'An item of the sidebar that is HTML',
      },
      'DocSidebarItem/Link': {
        actions: SAFE,
        description: 'A link of the sidebar',
      },
      DocSidebarItems: {
        actions: SAFE,
        description: 'The items of one level of the sidebar',
      },
      DocVersionBadge: {
        actions: SAFE,
        description: 'The name of the version above a doc',
      },
      DocVersionBanner: {
        actions: SAFE,
        description: 'The notice above docs that are not the latest',
      },
      EditMetaRow: {
        actions: SAFE,
        description: 'One line at the end of a page: edit, last update, report',
      },
      EditThisPage: {
        actions: SAFE,
        description: 'The link to the source of a page',
      },
      Error: {
        actions: SAFE,
        description: 'The crash page of a site whose layout could not be rendered',
      },
      ErrorPageContent: {
        actions: SAFE,
        description: 'The crash page inside the layout: message and "Try again"',
      },
      Footer: {actions: SAFE, description: 'The footer of every page'},
      'Footer/Copyright': {actions: SAFE, description: 'The copyright line of the footer'},
      'Footer/Layout': {actions: SAFE, description: "The footer's frame"},
      'Footer/LinkItem': {actions: SAFE, description: 'A link of the footer'},
      'Footer/Links': {actions: SAFE, description: "The footer's links, in groups or in a row"},
      'Footer/Links/MultiColumn': {
        actions: SAFE,
        description: "The footer's links in titled groups",
      },
      'Footer/Links/Simple': {actions: SAFE, description: "The footer's links in a row"},
      'Footer/Logo': {actions: SAFE, description: 'The logo of the footer'},
      Heading: {actions: SAFE, description: 'A heading with a link to itself'},
      LastUpdated: {
        actions: SAFE,
        description: 'When a page was last changed, and by whom',
      },
      Layout: {
        actions: SAFE,
        description: 'The frame around every page: skip link, announcement, navbar, page, footer',
      },
      'Layout/Provider': {
        actions: SAFE,
        description: 'The contexts that the components of a page use',
      },
      Loading: {
        actions: SAFE,
        description: 'The spinner while a page loads, and the red box with Retry when it fails',
      },
      Logo: {
        actions: SAFE,
        description: "The site's logo and title as a link home",
      },
      MDXComponents: {
        actions: SAFE,
        description: 'Which component stands for which element of MDX: add your own here',
      },
      'MDXComponents/A': {actions: SAFE, description: 'A link of an MDX file'},
      'MDXComponents/Code': {
        actions: SAFE,
        description: 'Code in Markdown: chooses between CodeInline and CodeBlock',
      },
      'MDXComponents/Details': {actions: SAFE, description: 'A <details> of an MDX file'},
      'MDXComponents/Heading': {actions: SAFE, description: 'A heading of an MDX file'},
      'MDXComponents/Img': {actions: SAFE, description: 'An image of an MDX file'},
      'MDXComponents/Li': {actions: SAFE, description: 'An item of a list of an MDX file'},
      'MDXComponents/Pre': {
        actions: SAFE,
        description: 'The <pre> around a fence in Markdown, which the code block replaces',
      },
      'MDXComponents/Ul': {actions: SAFE, description: 'A list of an MDX file'},
      MDXContent: {
        actions: SAFE,
        description: "Content of an MDX file with the theme's components",
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
      PaginatorNavLink: {
        actions: SAFE,
        description: 'A card that leads to the page before or after',
      },
      Root: {
        actions: SAFE,
        description: "The root of every page: puts the base-URL banner's script into the home page",
      },
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search button of the navbar, which loads the search modal on intent',
      },
      SearchPage: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The page with all results of a search',
      },
      SkipToContent: {
        actions: SAFE,
        description: 'The first link of each page, which leads past the navigation',
      },
      TOC: {
        actions: SAFE,
        description: 'The table of contents beside the text',
      },
      TOCCollapsible: {
        actions: SAFE,
        description: 'The table of contents that opens on demand',
      },
      'TOCCollapsible/CollapseButton': {
        actions: SAFE,
        description: 'The summary that opens the table of contents',
      },
      TOCInline: {
        actions: SAFE,
        description: 'A table of contents in running text',
      },
      TOCItems: {
        actions: SAFE,
        description: 'The headings of a table of contents',
      },
      'TOCItems/Tree': {
        actions: SAFE,
        description: 'A level of a table of contents',
      },
      TabItem: {actions: SAFE, description: 'The content of a tab'},
      Tabs: {actions: SAFE, description: 'Tabs, with a choice that is remembered per group'},
      ThemedImage: {
        actions: SAFE,
        description: 'An image with a source for each color mode',
      },
    },
  };
}
