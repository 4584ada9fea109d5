/** The package's name: the prefix of every message the theme prints. */
export const THEME_NAME = 'docusaurus-theme-folio';

/** Default number of hits shown per result group. Specification, section 9. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** How many existing pages the not-found page proposes at most. */
export const NOT_FOUND_SUGGESTIONS_MAX = 3;
