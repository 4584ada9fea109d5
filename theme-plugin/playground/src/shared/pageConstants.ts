/* What each page has, apart from the constants of what it loads later. */

/** Class of a block that readers can edit and run. */
export const RUNNABLE_CLASS = 'folio-playground';

/** Beginning of the class that names a block's sample, by its address below `SAMPLES_FOLDER`. */
export const SAMPLE_CLASS = 'folio-sample:';

/** Beginning of a hash that opens a block for editing. */
export const EDIT_PREFIX = '#edit=';
