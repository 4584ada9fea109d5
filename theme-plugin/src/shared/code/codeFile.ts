import {CODE_FOLDER} from './constants';

/**
 * Where a page's highlighted blocks are, below the base URL: `x`, `/x/`, `/x.html` and
 * `/x/index.html` are one page.
 *
 * @param localPath - the page's path without the base URL
 */
export function codeFile(localPath: string): string {
  const page = localPath.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/^\/+|\/+$/g, '');
  return `${CODE_FOLDER}/${page || 'index'}.json`;
}
