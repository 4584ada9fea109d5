import {useEffect, useRef} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

declare global {
  interface Window {
    /** Controls that were clicked before the page could respond, in order. Set by the inline script. */
    folioClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Clicks what the reader clicked before React hydrated the page. For the provider around all others: its effects come
 * last, so every control responds by then. React responds to a click that comes while it hydrates, so the memory ends
 * as soon as the page is hydrated.
 */
export function useEarlyClicks(): void {
  const controls = useRef<HTMLElement[]>([]);

  useIsomorphicLayoutEffect(() => {
    controls.current = window.folioClicks ?? [];
    window.folioClicks = undefined;
  }, []);

  useEffect(() => controls.current.forEach(control => control.click()), []);
}
