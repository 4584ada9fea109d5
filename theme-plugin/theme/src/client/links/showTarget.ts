import {reveal} from 'docusaurus-plugin-folio-pages/shared/reveal';

/**
 * Shows the target of a link if it's in an inactive tab or in closed `<details>`, which browsers only do when they
 * follow the link themselves, and not all of them.
 */
export function showTarget(target: HTMLElement): void {
  if (target.closest('[hidden], details:not([open])')) {
    reveal(target);
    target.scrollIntoView({behavior: 'instant'});
    // While it was hidden, it couldn't get the focus.
    if (target.getAttribute('tabindex') === '-1') {
      target.focus({preventScroll: true});
    }
  }
}
