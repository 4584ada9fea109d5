import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Focuses the main content, without changing the address or the tab order. */
function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) {
    return; // Use the link's default target.
  }
  event.preventDefault();
  main.tabIndex = -1;
  main.focus({preventScroll: true});
  main.scrollIntoView();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}

/**
 * The first link on each page. Without JavaScript, it's a plain link to the content's container, whose ID the
 * layout sets (WCAG 2.4.1, Bypass Blocks).
 */
export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
      {translate({
        id: 'theme.common.skipToMainContent',
        message: 'Skip to main content',
        description:
          'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
      })}
    </a>
  );
}
