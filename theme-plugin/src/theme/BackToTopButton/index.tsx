import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Chevron} from '../../components/Chevron';
import {useWayBackUp} from '../../hooks/useWayBackUp';
import {scrollToTop} from '../../utils/scrollToTop';
import styles from './styles.module.css';

/** Leads back to the page's top; shown to a reader who scrolls up, far from it. */
export default function BackToTopButton(): ReactNode {
  if (!useWayBackUp()) {
    return null;
  }
  return (
    <button
      type="button"
      className={clsx('theme-back-to-top-button', styles.button)}
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
