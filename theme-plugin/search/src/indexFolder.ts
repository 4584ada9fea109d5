/** Folder of the local index, relative to the base URL and to the output folder. */
export const INDEX_FOLDER = 'search';
