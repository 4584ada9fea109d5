import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Moves the focus to the page's main part, without a trace in the address or in the tab order. */
function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) {
    return; // The link's own target serves.
  }
  event.preventDefault();
  main.tabIndex = -1;
  main.focus({preventScroll: true});
  main.scrollIntoView();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}

/**
 * The first link of each page. Without JavaScript it is a plain link to the container of the page's
 * content, which the layout gives that id (WCAG 2.4.1, Bypass Blocks).
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
