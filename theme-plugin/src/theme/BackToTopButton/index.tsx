import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Chevron} from '../../client/common/Chevron';
import {useBackToTop} from '../../client/backToTop/useBackToTop';
import {scrollToTop} from '../../client/backToTop/scrollToTop';
import styles from './styles.module.css';

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
