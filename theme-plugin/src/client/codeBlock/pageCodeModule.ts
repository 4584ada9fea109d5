import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {loadPageCode} from './pageCode';
import {codeFile} from '../../shared/code/codeFile';
import {leafPaths} from '../links/leafPaths';
import {prefersSaveData} from '../common/prefersSaveData';

/** Events that suggest that a reader is about to follow a link. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'];

/** The code files in the build. Other links lead to downloads and the like. */
let pages: Set<string> | undefined;

function load(pathname: string): void {
  pages ??= new Set(leafPaths(routes).map(codeFile));
  // In development there are no files, because the highlighter runs in the browser.
  if (process.env.NODE_ENV !== 'development' && pages.has(codeFile(pathname))) {
    void loadPageCode(pathname);
  }
}

function onIntent({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (link && link.origin === origin && link.pathname !== pathname && !prefersSaveData()) {
    load(link.pathname);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  INTENTS.forEach(type => document.addEventListener(type, onIntent, {passive: true}));
}

/** Fetches the next page's highlighted code in parallel with its scripts. The first page includes its own. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    load(location.pathname);
  }
};
