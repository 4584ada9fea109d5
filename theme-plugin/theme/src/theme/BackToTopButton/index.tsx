import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Chevron} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** How far down the page the reader has to be, in CSS pixels. */
const BACK_TO_TOP_MIN = 600;

/** Whether the reader is far from the top of the page and has started to scroll up. */
function useBackToTop(): boolean {
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

/** Scrolls to the top of the page and moves the focus there, because the focused button disappears. */
function scrollToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: reduced ? 'auto' : 'smooth'});
  document.body.tabIndex = -1;
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}

/** Scrolls back to the top. It appears when the reader scrolls up, far from the top of the page. */
export default function BackToTopButton(): ReactNode {
  if (!useBackToTop()) {
    return null;
  }
  return (
    <button
      type="button"
      className={clsx('theme-back-to-top-button', 'folio-icon-button', styles.button)}
      onClick={scrollToTop}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}>
      <Chevron className={styles.icon} />
    </button>
  );
}
