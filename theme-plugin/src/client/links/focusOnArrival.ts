import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from './hashTarget';

let isExpected = false;

/**
 * The next navigation in place moves the focus to the heading that it leads to: to that of the anchor or,
 * where there's none, to the page's first. Someone who navigates by keyboard goes on from there.
 */
export function focusOnArrival(): void {
  isExpected = true;
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  if (!isExpected) {
    return;
  }
  isExpected = false;
  const target =
    document.getElementById(hashTarget(location.hash)) ??
    document.querySelector<HTMLElement>('main h1');
  if (target) {
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
    // Core has scrolled there.
    target.focus({preventScroll: true});
  }
};
