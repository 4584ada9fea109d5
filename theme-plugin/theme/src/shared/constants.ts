/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Maximum number of pages that the not-found page suggests. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;

/** The progress bar of a navigation, with NProgress's values; the numbers without a unit are fractions of its width. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_SPEED_MS = 800;

/** How far the bar moves by itself. The rest is for the page's arrival. */
export const PROGRESS_MAXIMUM = 0.994;

/** ID of the drawer, which the button that opens it refers to. */
export const DRAWER_ID = 'theme-navbar-drawer';

/** File in the built site with the titles of its pages and their old addresses. */
export const KNOWN_PAGES_FILE = 'assets/known-pages.json';
