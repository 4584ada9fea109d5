import {CODE_FOLDER} from './constants';

/**
 * Path of the file with a page's highlighted code blocks, below the base URL. `x`, `/x/`, `/x.html`, and
 * `/x/index.html` are the same page.
 *
 * @param localPath - the page's path without the base URL
 */
export function codeFile(localPath: string): string {
  const page = localPath.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/^\/+|\/+$/g, '');
  return `${CODE_FOLDER}/${page || 'index'}.json`;
}
