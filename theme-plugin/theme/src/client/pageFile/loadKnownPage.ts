import routes from '@generated/routes';
import {codeFile} from '../../shared/code/codeFile';
import {leafPaths} from '../common/leafPaths';
import {loadPageCode} from './pageFile';

/** The files in the build. Other links lead to downloads and the like. */
let files: Set<string> | undefined;

/** Whether a path is that of a page of the site. */
export function isPage(pathname: string): boolean {
  files ??= new Set(leafPaths(routes).map(codeFile));
  return files.has(codeFile(pathname));
}

/** Fetches a page's file ahead, if it's a page. If that fails, following the link tries again. */
export function loadKnownPage(pathname: string): void {
  // In development there are no files, because React renders articles and the highlighter runs in the browser.
  if (process.env.NODE_ENV !== 'development' && isPage(pathname)) {
    void loadPageCode(pathname);
  }
}
