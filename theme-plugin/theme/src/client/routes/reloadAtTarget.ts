import type {ClientModule} from '@docusaurus/types';

let isPending = false;

/**
 * If the code of the next page doesn't load, core reloads, for the address is the next page's by then. But a browser scrolls a
 * reloaded page to where the reader has been, which was on the page before, and not to the anchor. So this goes to
 * the address instead, in browsers with the Navigation API.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  isPending = previousLocation !== null && location.pathname !== previousLocation.pathname;
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  isPending = false;
};

if (typeof window !== 'undefined') {
  window.navigation?.addEventListener('navigate', event => {
    if (isPending && event.navigationType === 'reload' && event.cancelable) {
      isPending = false;
      event.preventDefault();
      const {href, pathname} = window.location;
      // An address that differs only in its anchor wouldn't be loaded.
      window.history.replaceState(null, '', `${pathname}?`);
      window.location.replace(href);
    }
  });
}
