/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Name of the docs plugin in `allContent`, in global data and among the generated files. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Default number of hits shown per result group. Specification, section 9. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** How many existing pages the not-found page proposes at most. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;

/** The widest viewport, in CSS pixels, that gets the mobile layout. Specification, section 9. */
export const MOBILE_WIDTH_MAX = 996;

/** How far the reader is from the page's top, in CSS pixels, before a way back up is offered. */
export const BACK_TO_TOP_MIN = 600;

/** Room between the fixed navbar and the line that a heading crosses to be the current one, in CSS pixels. */
export const CURRENT_HEADING_ROOM = 32;
