import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../shared/hashTarget';

let isExpected = false;

/**
 * Makes the next navigation within the site move the focus to the heading that it leads to: the anchor's or,
 * if there's none, the page's first. Readers who navigate with the keyboard continue from there.
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
    // Core has already scrolled there.
    target.focus({preventScroll: true});
  }
};
