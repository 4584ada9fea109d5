/**
 * Paths of the files for tutorial parts, relative to the base URL. `app` is a name such as `essentials/3`. The build
 * writes these files, and pages link to them.
 */

/** Folder for the files of all apps. */
const FILES_FOLDER = 'app-files';

/** Folder for the apps that readers can try. */
export const APPS_FOLDER = 'apps';

/** Folder for the projects to download. */
const DOWNLOADS_FOLDER = 'downloads';

/**
 * A file as plain text. The extension is `.txt`, because servers treat `.ts` as video and `.html` as a page.
 *
 * @param version - names a state of the file before the end of the part
 */
export function plainFile(app: string, file: string, version?: string): string {
  return `${FILES_FOLDER}/${app}/${[file, version].filter(Boolean).join('.')}.txt`;
}

/** A file as highlighted HTML, with this part's changes up to there marked. See `loadWholeFile`. */
export function markedFile(app: string, file: string, version?: string): string {
  return plainFile(app, file, version).replace(/\.txt$/, '.json');
}

/** The page of a part's finished app. */
export function appPage(app: string): string {
  return `${APPS_FOLDER}/${app}/`;
}

/** A part's finished project. */
export function projectZip(app: string): string {
  return `${DOWNLOADS_FOLDER}/${app.replace('/', '-')}.zip`;
}
