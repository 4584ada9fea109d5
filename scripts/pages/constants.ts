/** The page for all unknown paths. It doesn't have its own route, so it has no canonical URL. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Length of a page's description in characters. With fewer than 50 it says too little, and search engines truncate it
 * after about 165.
 */
export const DESCRIPTION_LENGTH = {min: 50, max: 165};

/** Where the site is published unless `SITE_URL` is set. It's the same as in docusaurus.config.ts. */
export const DEFAULT_SITE_URL = 'https://redux.js.org';

/** Folder of the built site with separate apps, which the site only links to. */
export const APPS_FOLDER = 'apps';

/** Maximum size of a page's picture in bytes, because some networks don't show one that loads slowly. */
export const PICTURE_MAX_BYTES = 60 * 1024;
