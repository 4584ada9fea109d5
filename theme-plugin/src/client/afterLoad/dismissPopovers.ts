const OPEN = 'details[data-popover][open]';

/**
 * Closes popovers (`<details>` with `data-popover`) when the reader presses elsewhere, or on Escape, which
 * returns the focus to the summary.
 */
export function dismissPopovers(): void {
  document.addEventListener('pointerdown', ({target}) => {
    for (const details of document.querySelectorAll(OPEN)) {
      if (target instanceof Node && !details.contains(target)) {
        details.removeAttribute('open');
      }
    }
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      for (const details of document.querySelectorAll(OPEN)) {
        details.removeAttribute('open');
        details.querySelector('summary')?.focus();
      }
    }
  });
}
