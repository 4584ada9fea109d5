import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/** The same actions for components, each with its description. */
const describe = (
  actions: SwizzleComponentConfig['actions'],
  descriptions: Readonly<Record<string, string>>,
): Record<string, SwizzleComponentConfig> =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, {actions, description}]),
  );

/** Components that import only what's public. */
const SAFE = describe(
  {eject: 'safe', wrap: 'safe'},
  {
    Admonition: 'A note beside the text: chooses the component of the keyword',
    'Admonition/Layout': 'The look of every admonition: a bar, icon and title, text',
    'Admonition/Type/Caution': 'The component of :::caution',
    'Admonition/Type/Danger': 'The component of :::danger',
    'Admonition/Type/Info': 'The component of :::info',
    'Admonition/Type/Note': 'The component of :::note',
    'Admonition/Type/Tip': 'The component of :::tip',
    'Admonition/Type/Warning': 'The component of :::warning',
    'AnnouncementBar/Content': "The announcement's text",
    BlogArchivePage: 'All posts of the blog, by year',
    BlogListPage: "A page of the blog's list, with its own heading",
    'CodeBlock/Title': 'What stands in the tab of a code block',
    Details: 'A native <details> with the look of the theme',
    'DocBreadcrumbs/Items/Home': 'The first breadcrumb, which leads to the home page',
    'DocCard/Description': 'What a doc card says of its page',
    'DocCard/Heading/Icon': 'The picture before the title of a doc card',
    'DocCard/Heading/Text': 'The words of the title of a doc card',
    'DocCard/Layout': 'The link around a doc card',
    DocCardList: 'Cards for the items of a category',
    DocCategoryGeneratedIndexPage: 'The page that the docs plugin makes for a category',
    'DocItem/Paginator': 'The pages before and after a doc',
    'DocRoot/Layout': 'The sidebar and the text side by side',
    'DocRoot/Layout/Main': 'The side that holds the text',
    'DocSidebar/Desktop': 'The sidebar beside the text',
    'DocSidebarItem/Html': 'An item of the sidebar that is HTML',
    DocVersionBadge: 'The name of the version above a doc',
    EditThisPage: 'The link to the source of a page',
    'Footer/Layout': "The footer's frame",
    'Footer/LinkItem': 'A link of the footer',
    'Footer/Links/MultiColumn': "The footer's links in titled groups",
    'Footer/Links/Simple': "The footer's links in a row",
    'Footer/Logo': 'The logo of the footer',
    'Icon/ExternalLink':
      'What a link to another site says about itself, and a picture if you add one',
    LastUpdated: 'When a page was last changed, and by whom',
    Logo: "The site's logo and title as a link home",
    'MDXComponents/A': 'A link of an MDX file',
    'MDXComponents/Code': 'Code in Markdown: chooses between CodeInline and CodeBlock',
    'MDXComponents/Img': 'An image of an MDX file',
    'MDXComponents/Li': 'An item of a list of an MDX file',
    'MDXComponents/Ul': 'A list of an MDX file',
    'Navbar/ColorModeToggle': 'The color mode switch as the bar and the drawer show it',
    'Navbar/Logo': 'Logo and title as the bar and the drawer show them',
    'Navbar/Search': 'Where the search button stands in the bar',
    NavbarItem: 'A navbar item of any type',
    'NavbarItem/DefaultNavbarItem': 'A link in the bar, a dropdown or the drawer',
    'NavbarItem/DefaultNavbarItem/Desktop': 'A link in the bar or a dropdown',
    'NavbarItem/DefaultNavbarItem/Mobile': 'A link in the drawer',
    'NavbarItem/DocSidebarNavbarItem': 'A link to a sidebar, which stands for all its pages',
    'NavbarItem/DropdownNavbarItem': 'A group of links in the bar or the drawer',
    'NavbarItem/HtmlNavbarItem': "HTML of the site's own",
    'NavbarItem/SearchNavbarItem': 'The search button at a place of your choice',
    PaginatorNavLink: 'A card that leads to the page before or after',
    SkipToContent: 'The first link of each page, which leads past the navigation',
    TOCInline: 'A table of contents in running text',
    ThemedImage: 'An image with a source for each color mode',
  },
);

/** Components that import internal modules of the theme: an ejected copy may break with any release. */
const INTERNAL = describe(
  {eject: 'unsafe', wrap: 'safe'},
  {
    'Admonition/Icon/Danger': 'The icon of :::danger',
    'Admonition/Icon/Info': 'The icon of :::info',
    'Admonition/Icon/Note': 'The icon of :::note',
    'Admonition/Icon/Tip': 'The icon of :::tip',
    'Admonition/Icon/Warning': 'The icon of :::warning and :::caution',
    AnnouncementBar: 'The announcement above the navbar',
    'AnnouncementBar/CloseButton': 'The button that dismisses the announcement',
    BackToTopButton: 'The button that leads back to the top of a long page',
    CodeBlock: 'A block of code, highlighted when the site is built',
    ColorModeToggle:
      'The switch between light and dark mode, or the button that goes through three modes',
    DocBreadcrumbs: 'Where a doc stands in the sidebar',
    DocCard: 'A card that leads to a page or a category of the sidebar',
    'DocItem/Footer': 'The end of a doc: was it helpful, tags, edit link, last update, report',
    'DocItem/Layout': 'The parts of the page of a doc and where they stand',
    'DocItem/TOC/Mobile':
      'The bar above a doc, on narrow screens, with the current heading and the table of contents',
    DocPaginator: 'The two cards that lead to the pages before and after a doc',
    'DocRoot/Layout/Sidebar': 'The side that holds the sidebar',
    'DocRoot/Layout/Sidebar/ExpandButton': 'The button that brings a hidden sidebar back',
    DocSidebar: 'The sidebar beside the text and the one in the drawer',
    'DocSidebar/Desktop/CollapseButton': 'The button that hides the sidebar',
    'DocSidebar/Desktop/Content': 'The navigation of the sidebar beside the text',
    'DocSidebar/Mobile': 'The sidebar in the drawer, on narrow screens',
    'DocSidebarItem/Category': 'A category of the sidebar, which opens and closes',
    'DocSidebarItem/Link': 'A link of the sidebar',
    DocVersionBanner: 'The notice above docs that are not the latest',
    EditMetaRow: 'One line at the end of a page: edit, last update, report',
    Error: 'The crash page of a site whose layout could not be rendered',
    ErrorPageContent: 'The crash page inside the layout: message and "Try again"',
    Heading: 'A heading with a link to itself',
    Layout: 'The frame around every page: skip link, announcement, navbar, page, footer',
    'Layout/Provider': 'The contexts that the components of a page use',
    Loading: 'The spinner while a page loads, and the red box with Retry when it fails',
    'Navbar/Content': 'What stands in the bar: title, items, search, color mode',
    'Navbar/Layout': 'The bar itself: fixed, and hidden on scroll where configured',
    'Navbar/MobileSidebar': 'The place of the drawer, whose code is loaded on intent',
    'Navbar/MobileSidebar/Header': "The drawer's first line: home, color mode, close",
    'Navbar/MobileSidebar/Layout': 'The drawer as a modal dialog: header and two menus',
    'Navbar/MobileSidebar/PrimaryMenu': "The drawer's main menu: the items of the navbar",
    'Navbar/MobileSidebar/SecondaryMenu':
      "The drawer's second menu: the sidebar of the documentation",
    'Navbar/MobileSidebar/Toggle': 'The button that opens the drawer',
    'NavbarItem/DocNavbarItem': 'A link to a doc, which stands for its section',
    'NavbarItem/DocsVersionDropdownNavbarItem': 'The versions of the docs',
    'NavbarItem/DocsVersionNavbarItem': 'A link to a version of the docs',
    'NavbarItem/DropdownNavbarItem/Desktop': 'A button in the bar that shows a list of links',
    'NavbarItem/DropdownNavbarItem/Mobile': 'A group of links in the drawer',
    'NavbarItem/LocaleDropdownNavbarItem': 'The languages of the site',
    'NavbarItem/NavbarNavLink': 'A link of the navbar with its `aria-current`',
    'NotFound/Content': 'The text of the not-found page, with the nearest pages',
    SearchBar: 'The search button of the navbar, which loads the search modal on intent',
    SearchPage: 'The page with all results of a search',
    TOC: 'The table of contents beside the text',
    TOCItems: 'The headings of a table of contents',
    'TOCItems/Tree': 'A level of a table of contents',
    TabItem: 'The content of a tab',
    Tabs: 'Tabs, with a choice that is remembered per group',
  },
);

/** Objects that map names to components, and aren't components themselves. */
const TABLES = {
  ...describe(
    {eject: 'safe', wrap: 'forbidden'},
    {
      'Admonition/Types': 'Which component stands for which keyword: add your own here',
      'NavbarItem/ComponentTypes':
        'Type of a navbar item → its component; eject it to add types of your own',
    },
  ),
  ...describe(
    {eject: 'unsafe', wrap: 'forbidden'},
    {MDXComponents: 'Which component stands for which element of MDX: add your own here'},
  ),
};

/** What `docusaurus swizzle --list` shows for this theme. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {...SAFE, ...INTERNAL, ...TABLES},
});
