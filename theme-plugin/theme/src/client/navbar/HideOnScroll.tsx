import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {hashTarget} from 'docusaurus-theme-folio-search/shared/hashTarget';
import {hidesAfter} from './navbarVisibility';

/** Milliseconds without scrolling after which a jump is considered complete. */
const JUMP_REST_MS = 150;

/** Distinguishes scrolling caused by a jump from scrolling by the reader. */
function useJump(): {readonly isJumping: () => boolean; readonly start: () => void} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
    }, JUMP_REST_MS);
  }, []);
  const isJumping = useCallback(() => timer.current !== undefined, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {isJumping, start};
}

const holdsFocus = (bar: HTMLElement | null) => bar?.matches(':focus-within') ?? false;

/** A clicked link keeps the focus without showing it, and would keep the bar visible on the next page. */
function dropUnseenFocus(bar: HTMLElement | null): void {
  const focused = document.activeElement;
  if (
    focused instanceof HTMLElement &&
    bar?.contains(focused) &&
    !focused.matches(':focus-visible')
  ) {
    focused.blur();
  }
}

/** Whether the address names a place on the page. */
const leadsToHeading = (hash: string) => document.getElementById(hashTarget(hash)) !== null;

interface Props {
  readonly bar: RefObject<HTMLElement | null>;
  /** Sets whether the bar is hidden. */
  readonly onChange: (hides: boolean | ((wasHidden: boolean) => boolean)) => void;
}

/**
 * Hides a bar while the reader scrolls down, unless it contains the focus, and shows it on the way up. On a
 * jump to a heading, the bar is hidden; on a jump to another page, it's shown. The scrolling that the jump
 * itself causes is ignored. Only sites that turn it on load it.
 */
export function HideOnScroll({bar, onChange: setHidden}: Props): null {
  const {isJumping, start: startJump} = useJump();
  const {pathname, hash} = useLocation();
  const place = useRef({pathname, hash});

  useEffect(() => {
    let lastY = window.scrollY;
    let frame = 0;

    function followScroll() {
      frame = 0;
      const from = lastY;
      const to = window.scrollY;
      lastY = to;
      if (isJumping()) {
        startJump();
        return;
      }
      const barHeight = bar.current?.offsetHeight ?? 0;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      setHidden(was => !holdsFocus(bar.current) && hidesAfter({from, to, barHeight, end}, was));
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(followScroll);
    };
    const onFocusIn = () => setHidden(false);

    // On a new page, the browser scrolls to the position from the URL or the history.
    startJump();
    const element = bar.current;
    window.addEventListener('scroll', onScroll, {passive: true});
    element?.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element?.removeEventListener('focusin', onFocusIn);
      cancelAnimationFrame(frame);
    };
  }, [bar, setHidden, isJumping, startJump]);

  useEffect(() => {
    const left = place.current;
    place.current = {pathname, hash};
    if (left.pathname === pathname && left.hash === hash) {
      return;
    }
    startJump();
    if (left.pathname !== pathname) {
      dropUnseenFocus(bar.current);
    }
    setHidden(leadsToHeading(hash) && !holdsFocus(bar.current));
  }, [bar, setHidden, pathname, hash, startJump]);

  return null;
}
