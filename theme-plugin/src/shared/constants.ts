/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Name of the docs plugin in `allContent`, in global data and among the generated files. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** How many hits a group of results shows by default. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** Where the search page is by default, below the base URL. */
export const SEARCH_PAGE_PATH_DEFAULT = 'search';

/** How many existing pages the not-found page proposes at most. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;

/** The progress bar of a navigation, with the values of NProgress; shares are of the bar's full width. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_SPEED_MS = 800;

/** How far the bar gets by itself: the rest is for the page's arrival. */
export const PROGRESS_MAXIMUM = 0.994;

/** How far the reader is from the page's top, in CSS pixels, before a way back up is offered. */
export const BACK_TO_TOP_MIN = 600;

/** Room between the fixed navbar and the line that a heading crosses to be the current one, in CSS pixels. */
export const CURRENT_HEADING_ROOM = 32;

/** Id of the drawer, which the button that opens it names. */
export const DRAWER_ID = 'theme-navbar-drawer';

/** How large `llms-full.txt` may be, in bytes: 2 MiB, about half a million tokens. */
export const LLMS_FULL_MAX_BYTES = 2 * 1024 * 1024;

/** File of the built site with the titles of its pages and the addresses that they had before. */
export const KNOWN_PAGES_FILE = 'assets/known-pages.json';
