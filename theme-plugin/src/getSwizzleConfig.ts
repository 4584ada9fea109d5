import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const SAFE: SwizzleComponentConfig['actions'] = {eject: 'safe', wrap: 'safe'};

/** What `docusaurus swizzle --list` shows of this theme. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      BackToTopButton: {
        actions: SAFE,
        description: 'The button that leads back to the top of a long page',
      },
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
      LastUpdated: {
        actions: SAFE,
        description: 'When a page was last changed, and by whom',
      },
      Loading: {
        actions: SAFE,
        description: 'The spinner while a page loads, and the red box with Retry when it fails',
      },
      'NotFound/Content': {
        actions: SAFE,
        description: 'The text of the not-found page, with the nearest pages',
      },
      PaginatorNavLink: {
        actions: SAFE,
        description: 'A card that leads to the page before or after',
      },
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search button of the navbar, which loads the search modal on intent',
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
    },
  };
}
