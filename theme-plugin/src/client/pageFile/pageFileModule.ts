import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {codeFile} from '../../shared/code/codeFile';
import {leafPaths} from '../links/leafPaths';
import {prefersSaveData} from '../common/prefersSaveData';
import {loadPageCode} from './pageFile';

/** Events that suggest that a reader is about to follow a link. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'];

/** The files in the build. Other links lead to downloads and the like. */
let pages: Set<string> | undefined;

function isPage(pathname: string): boolean {
  pages ??= new Set(leafPaths(routes).map(codeFile));
  return pages.has(codeFile(pathname));
}

function load(pathname: string): void {
  // In development there are no files, because React renders articles and the highlighter runs in the browser.
  if (process.env.NODE_ENV !== 'development' && isPage(pathname)) {
    void loadPageCode(pathname);
  }
}

/** Fetches the next page's file and scripts. Links in static blocks have no component that would fetch the scripts. */
function onIntent({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (link && link.origin === origin && link.pathname !== pathname && !prefersSaveData()) {
    load(link.pathname);
    if (isPage(link.pathname)) {
      // If this fails, following the link loads the page, or reports the failure.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => {});
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  INTENTS.forEach(type => document.addEventListener(type, onIntent, {passive: true}));
}

/** Fetches the next page's file in parallel with its scripts. The first page includes its own. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    load(location.pathname);
  }
};
