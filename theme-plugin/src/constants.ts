/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Default number of hits shown per result group. Specification, section 9. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** How many existing pages the not-found page proposes at most. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;

/**
 * The width from which the navbar shows its items in a line; below it, they are in the drawer.
 * Specification, section 9: "the site layout switches to mobile at a width of 996 px or less". In em,
 * so that a reader's larger text reaches the drawer as a narrower window does; CSS has it as well.
 */
export const NAVBAR_DESKTOP = '(width >= 62.3125em)';

/** Id of the drawer, which the button that opens it names. */
export const DRAWER_ID = 'theme-navbar-drawer';
