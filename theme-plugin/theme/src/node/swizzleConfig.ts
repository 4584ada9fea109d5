import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/** The same actions for components, each with its description. */
const describe = (
  actions: SwizzleComponentConfig['actions'],
  descriptions: Readonly<Record<string, string>>,
): Record<string, SwizzleComponentConfig> =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, {actions, description}]),
  );

/** Components that import only what's public, such as `src/client.ts`. */
const SAFE = describe(
  {eject: 'safe', wrap: 'safe'},
  {
    Admonition: 'An admonition, which chooses the component for its keyword',
    'Admonition/Icon/Danger': 'The icon of :::danger',
    'Admonition/Icon/Info': 'The icon of :::info',
    'Admonition/Icon/Note': 'The icon of :::note',
    'Admonition/Icon/Tip': 'The icon of :::tip',
    'Admonition/Icon/Warning': 'The icon of :::warning and :::caution',
    'Admonition/Layout': 'The look of every admonition: a box with an icon, a title, and text',
    'Admonition/Type/Caution': 'The component of :::caution',
    'Admonition/Type/Danger': 'The component of :::danger',
    'Admonition/Type/Info': 'The component of :::info',
    'Admonition/Type/Note': 'The component of :::note',
    'Admonition/Type/Tip': 'The component of :::tip',
    'Admonition/Type/Warning': 'The component of :::warning',
    AnnouncementBar: 'The announcement above the navbar',
    'AnnouncementBar/CloseButton': 'The button that dismisses the announcement',
    'AnnouncementBar/Content': "The announcement's text",
    BackToTopButton: 'The button that scrolls back to the top of a long page',
    BlogArchivePage: 'All blog posts, by year',
    BlogListPage: "A page of the blog's post list, with a heading of its own",
    'CodeBlock/Title': 'The title of a code block',
    ColorModeToggle:
      'The toggle between light and dark mode, or the button that cycles through three modes',
    Details: 'A native <details> with the look of the theme',
    DocBreadcrumbs: "A doc's place in the sidebar",
    'DocBreadcrumbs/Items/Home': 'The first breadcrumb, which leads to the home page',
    DocCard: 'A card that links to a doc or a category',
    'DocCard/Description': 'The description on a doc card',
    'DocCard/Heading/Icon': "The icon before a doc card's title",
    'DocCard/Heading/Text': "The text of a doc card's title",
    'DocCard/Layout': 'The link around a doc card',
    DocCardList: 'Cards for the items in a category',
    DocCategoryGeneratedIndexPage: "The docs plugin's generated page for a category",
    'DocItem/Content': 'The article of a doc',
    'DocItem/Footer': 'The end of a doc: tags, edit link, last update, problem report',
    'DocItem/Layout': "The layout of a doc's page",
    'DocItem/Paginator': 'The pages before and after a doc',
    'DocItem/TOC/Mobile':
      'The bar above a doc, on narrow screens, with the current heading and the table of contents',
    DocPaginator: 'The two cards that link to the pages before and after a doc',
    'DocRoot/Layout': 'The sidebar and the text side by side',
    'DocRoot/Layout/Main': 'The column with the text',
    'DocRoot/Layout/Sidebar': 'The column with the sidebar',
    'DocRoot/Layout/Sidebar/ExpandButton': 'The button that shows a hidden sidebar again',
    DocSidebar: 'The sidebar beside the text and the one in the drawer',
    'DocSidebar/Desktop': 'The sidebar beside the text',
    'DocSidebar/Desktop/CollapseButton': 'The button that hides the sidebar',
    'DocSidebar/Desktop/Content': 'The navigation of the sidebar beside the text',
    'DocSidebar/Mobile': 'The sidebar in the drawer, on narrow screens',
    'DocSidebarItem/Category': 'A sidebar category, which opens and closes',
    'DocSidebarItem/Html': 'A sidebar item with custom HTML',
    'DocSidebarItem/Link': 'A sidebar link',
    DocVersionBadge: "The version's name above a doc",
    DocVersionBanner: "The notice on docs that aren't the latest",
    'DocVersionBanner/Content': 'What that notice says',
    EditMetaRow: 'The line at the end of a page: edit link, last update, problem report',
    EditThisPage: "The link to edit a page's source",
    ErrorPageContent: 'The crash page inside the layout, with the message and "Try again"',
    'Footer/Layout': "The footer's frame",
    'Footer/LinkItem': 'A footer link',
    'Footer/Links/MultiColumn': "The footer's links in titled groups",
    'Footer/Links/Simple': "The footer's links in a row",
    'Footer/Logo': "The footer's logo",
    Heading: 'A heading with a link to itself',
    'Icon/ExternalLink':
      'What a link to another site says about itself, and an icon if you add one',
    LastUpdated: 'When a page was last changed, and by whom',
    Layout: 'The frame around every page: skip link, announcement, navbar, page, footer',
    Logo: "The site's logo and title as a link to the home page",
    'MDXComponents/A': 'A link in MDX',
    'MDXComponents/Code': 'Code in Markdown: chooses between CodeInline and CodeBlock',
    'MDXComponents/Img': 'An image in MDX',
    'MDXComponents/Li': 'A list item in MDX',
    'MDXComponents/Ul': 'An unordered list in MDX',
    'Navbar/ColorModeToggle': 'The color mode toggle in the navbar and the drawer',
    'Navbar/Content': "The navbar's content: title, items, search, color mode",
    'Navbar/Logo': 'The logo and title in the navbar and the drawer',
    'Navbar/MobileSidebar/Header': "The drawer's header: logo, color mode, close button",
    'Navbar/MobileSidebar/Layout': 'The drawer as a modal dialog: a header and two menus',
    'Navbar/MobileSidebar/PrimaryMenu': "The drawer's main menu: the navbar's items",
    'Navbar/MobileSidebar/SecondaryMenu': "The drawer's second menu: the docs sidebar",
    'Navbar/MobileSidebar/Toggle': 'The button that opens the drawer',
    'Navbar/Search': 'The container of the search button in the navbar',
    NavbarItem: 'A navbar item of any type',
    'NavbarItem/DefaultNavbarItem': 'A link in the navbar, a dropdown, or the drawer',
    'NavbarItem/DefaultNavbarItem/Desktop': 'A link in the navbar or a dropdown',
    'NavbarItem/DefaultNavbarItem/Mobile': 'A link in the drawer',
    'NavbarItem/DocNavbarItem': 'A link to a doc, which represents its section',
    'NavbarItem/DocSidebarNavbarItem': 'A link to a sidebar, which represents all its pages',
    'NavbarItem/DocsVersionDropdownNavbarItem': 'The versions of the docs',
    'NavbarItem/DocsVersionNavbarItem': 'A link to a version of the docs',
    'NavbarItem/DropdownNavbarItem': 'A group of links in the navbar or the drawer',
    'NavbarItem/DropdownNavbarItem/Desktop': 'A button in the navbar that shows a list of links',
    'NavbarItem/DropdownNavbarItem/Mobile': 'A group of links in the drawer',
    'NavbarItem/HtmlNavbarItem': 'Custom HTML',
    'NavbarItem/LocaleDropdownNavbarItem': "The site's languages",
    'NavbarItem/NavbarNavLink': 'A navbar link with its `aria-current`',
    'NavbarItem/SearchNavbarItem': 'The search button in a position of your choice',
    PaginatorNavLink: 'A card that links to the previous or next page',
    SkipToContent: 'The first link on each page, which skips the navigation',
    Tag: 'A link to the pages with a tag',
    ThemedImage: 'An image with a source for each color mode',
    TOC: 'The table of contents beside the text',
    TOCCollapsible:
      'The bar above the text, on narrow screens, with the current heading and the table of contents',
    TOCInline: 'A table of contents within the text',
    TOCItems: 'The headings in a table of contents',
    'TOCItems/Tree': 'A level of a table of contents',
  },
);

/** Components that import internal modules of the theme: an ejected copy may break with any release. */
const INTERNAL = describe(
  {eject: 'unsafe', wrap: 'safe'},
  {
    Error: 'The crash page for errors that reach the root',
    'Layout/Provider': "The contexts that a page's components use",
    Loading: 'The spinner while a page loads, and the box with Retry if that fails',
    'Navbar/Layout': 'The navbar itself, fixed, and hidden on scroll if configured',
    'Navbar/MobileSidebar': 'The drawer, whose code is loaded on intent',
    'NotFound/Content': 'The not-found page, with suggestions of similar pages',
    SearchBar: 'The search button in the navbar, which loads the search dialog on intent',
    SearchPage: 'The page with all search results',
  },
);

/** Objects that map names to components, and aren't components themselves. */
const TABLES = {
  ...describe(
    {eject: 'safe', wrap: 'forbidden'},
    {
      'Admonition/Types': "Each keyword's component: add your own here",
      'CodeBlock/Tools': 'The buttons that other packages add to code blocks: add your own here',
      'NavbarItem/ComponentTypes': "Each navbar item type's component: add your own here",
    },
  ),
  ...describe(
    {eject: 'unsafe', wrap: 'forbidden'},
    {MDXComponents: "Each MDX element's component: add your own here"},
  ),
};

/** What `docusaurus swizzle --list` shows for this theme. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {...SAFE, ...INTERNAL, ...TABLES},
});
