import {useLayoutEffect, type RefObject} from 'react';
import {revealInside} from '../common/revealInside';

/** Where the reader left each sidebar, in CSS pixels, until the browser's page is left. */
const lefts = new WeakMap<object, number>();

/**
 * Keeps the sidebar where the reader left it, even across pages without one, and scrolls the active item into
 * view when the sidebar appears and on navigation.
 *
 * @param sidebar - identifies the sidebar: the same object as long as it's the same sidebar
 */
export function useSidebarScroll(
  navRef: RefObject<HTMLElement | null>,
  sidebar: object,
  activePath: string,
): void {
  useLayoutEffect(() => {
    const element = navRef.current;
    if (!element) {
      return undefined;
    }
    element.scrollTop = lefts.get(sidebar) ?? 0;
    return () => {
      lefts.set(sidebar, element.scrollTop);
    };
  }, [navRef, sidebar]);

  useLayoutEffect(() => {
    // Before the browser paints, but once the article is there, so that the page's layout is read only once.
    const frame = requestAnimationFrame(() => {
      const active = navRef.current?.querySelector('[aria-current="page"]');
      if (navRef.current && active) {
        revealInside(navRef.current, active);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [navRef, activePath]);
}
