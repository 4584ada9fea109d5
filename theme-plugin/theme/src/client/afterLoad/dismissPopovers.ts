import {closeOnBack} from 'docusaurus-theme-folio-search/client/closeOnBack';
import {isComposing} from 'docusaurus-theme-folio-search/client/isComposing';

const OPEN = 'details[data-popover][open]';

function closeAll(): void {
  for (const details of document.querySelectorAll(OPEN)) {
    details.removeAttribute('open');
    details.querySelector('summary')?.focus();
  }
}

/**
 * Closes popovers (`<details>` with `data-popover`) when the reader presses elsewhere, or on Back or Escape, which
 * return the focus to the summary.
 */
export function dismissPopovers(): void {
  document.addEventListener('pointerdown', ({target}) => {
    for (const details of document.querySelectorAll(OPEN)) {
      if (target instanceof Node && !details.contains(target)) {
        details.removeAttribute('open');
      }
    }
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !isComposing(event)) {
      closeAll();
    }
  });
  closeOnBack(closeAll, () => document.querySelector(OPEN) !== null);
}
