/**
 * Where the site has what belongs to the parts of a tutorial, below its base URL. `app` is a name such as
 * `essentials/3`. Both the build, which writes the files, and the pages, which lead to them, read this.
 */

/** Folder of the files of all apps. */
export const FILES_FOLDER = 'app-files';

/** Folder of the apps that readers can try. */
export const APPS_FOLDER = 'apps';

/** Folder of the projects and sets of files to download. */
export const DOWNLOADS_FOLDER = 'downloads';

/** A file as plain text: as `.txt`, since servers take `.ts` for a video, and `.html` for a page of the site. */
export function plainFile(app: string, file: string): string {
  return `${FILES_FOLDER}/${app}/${file}.txt`;
}

/** A file with its colors, and with what this part changes in it; see `WholeFile`. */
export function markedFile(app: string, file: string): string {
  return `${FILES_FOLDER}/${app}/${file}.json`;
}

/** The page of the finished app of a part. */
export function appPage(app: string): string {
  return `${APPS_FOLDER}/${app}/`;
}

/** The finished project of a part. */
export function projectZip(app: string): string {
  return `${DOWNLOADS_FOLDER}/${app.replace('/', '-')}.zip`;
}

/** The files of a copy card, which `key` names; see `copyKey`. */
export function filesZip(app: string, key: string): string {
  return `${DOWNLOADS_FOLDER}/${app.replace('/', '-')}-files-${key}.zip`;
}
