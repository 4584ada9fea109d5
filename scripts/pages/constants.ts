/** The page for every unknown path: it stands for no route of its own, so it has no canonical address. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Length of a page's description in characters: under 50 it says too little, and search engines cut it
 * after about 165.
 */
export const DESCRIPTION_LENGTH = {min: 50, max: 165};

/** Where the site is published, unless `SITE_URL` says otherwise; docusaurus.config.ts has the same. */
export const DEFAULT_SITE_URL = 'https://redux.js.org';

/** Folder of the built site whose pages are apps of their own, which the site only links to. */
export const APPS_FOLDER = 'apps';

/** How large the picture of a page may be, in bytes: some networks show none of a page that is slow to send it. */
export const PICTURE_MAX_BYTES = 60 * 1024;
