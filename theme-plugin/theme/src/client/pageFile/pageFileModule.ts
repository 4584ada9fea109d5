import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {prefersSaveData} from 'docusaurus-theme-folio-search/client/prefersSaveData';
import {isPage, loadKnownPage} from './loadKnownPage';

/** Events that suggest that a reader is about to follow a link. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'];

/** Fetches the next page's file and scripts. Links in static blocks have no component that would fetch the scripts. */
function onIntent({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (
    link &&
    link.origin === origin &&
    link.pathname !== pathname &&
    isPage(link.pathname) &&
    !prefersSaveData()
  ) {
    loadKnownPage(link.pathname);
    // If this fails, following the link loads the page, or reports the failure.
    Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => {});
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
    loadKnownPage(location.pathname);
  }
};
