import {useEffect, useState} from 'react';
import {BACK_TO_TOP_MIN} from '../../shared/constants';

/** Whether the reader is far from the top of the page and has started to scroll up. */
export function useBackToTop(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let frame = 0;
    const read = () => {
      frame = 0;
      const now = window.scrollY;
      if (now !== before) {
        setShown(now < before && now > BACK_TO_TOP_MIN);
      }
      before = now;
    };
    // At most once per frame, and nothing else is read from the layout.
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    window.addEventListener('scroll', schedule, {passive: true});
    return () => {
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, []);
  return shown;
}
