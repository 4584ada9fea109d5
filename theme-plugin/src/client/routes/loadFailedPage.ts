import type {ClientModule} from '@docusaurus/types';
import {preload} from '../coreInternal';

/** More promises than core has between the failure and its reload. */
const HOPS = 20;

/**
 * If the code of the next page doesn't load, core reloads, for the address is the next page's by then. But a browser scrolls a
 * reloaded page to where the reader has been, which was on the page before, and not to the anchor. So this goes to
 * the address instead.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  const {href} = window.location;
  preload(location.pathname).catch(async () => {
    // After core has asked for a reload, which this ends, but in the same task: in a later one, the reload may have happened.
    for (let hop = 0; hop < HOPS; hop += 1) {
      await undefined;
    }
    if (window.location.href === href) {
      // An address that differs only in its anchor wouldn't be loaded.
      window.history.replaceState(null, '', previousLocation.pathname);
      window.location.replace(href);
    }
  });
};
