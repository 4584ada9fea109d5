/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Default number of hits shown per result group. Specification, section 9. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** How many existing pages the not-found page proposes at most. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;

/** The progress bar of a navigation. Specification, section 9; shares are of the bar's full width. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_SPEED_MS = 800;

/** How far the bar gets by itself: the rest is for the page's arrival. */
export const PROGRESS_MAXIMUM = 0.994;
