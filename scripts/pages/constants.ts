/** The page for all unknown paths. It has no route of its own, and thus no canonical URL. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Length of a page's description in characters. Fewer than 50 say too little, and search engines cut it off after about
 * 165.
 */
export const DESCRIPTION_LENGTH = {min: 50, max: 165};

/** Where the site is published unless `SITE_URL` is set. The same as in docusaurus.config.ts. */
export const DEFAULT_SITE_URL = 'https://redux.js.org';

/** The built site's folder of separate apps, which the site only links to. */
export const APPS_FOLDER = 'apps';

/** The folder of what pages load, such as the frame that samples run in. */
export const ASSETS_FOLDER = 'assets';

/** Maximum size of a page's picture in bytes: some networks don't show one that loads slowly. */
export const PICTURE_MAX_BYTES = 60 * 1024;
