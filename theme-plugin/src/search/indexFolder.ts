/** Folder of the local index below the base URL, and below the output folder. */
export const INDEX_FOLDER = 'search';
