import {useLayoutEffect, type RefObject} from 'react';
import {revealInside} from '../common/revealInside';

/** Where the reader left each sidebar, in CSS pixels, for as long as the page lives. */
const lefts = new WeakMap<object, number>();

/**
 * Keeps the sidebar where the reader left it, also across pages without one, and brings the active
 * item into view: once the sidebar appears and when the reader goes to another page.
 *
 * @param sidebar - stands for the sidebar; the same object as long as it is the same sidebar
 */
export function useSidebarScroll(
  nav: RefObject<HTMLElement | null>,
  sidebar: object,
  activePath: string,
): void {
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) {
      return undefined;
    }
    element.scrollTop = lefts.get(sidebar) ?? 0;
    return () => {
      lefts.set(sidebar, element.scrollTop);
    };
  }, [nav, sidebar]);

  useLayoutEffect(() => {
    const active = nav.current?.querySelector('[aria-current="page"]');
    if (nav.current && active) {
      revealInside(nav.current, active);
    }
  }, [nav, activePath]);
}
