import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Chevron} from '../../client/common/Chevron';
import {useBackToTop} from '../../client/backToTop/useBackToTop';
import styles from './styles.module.css';

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
