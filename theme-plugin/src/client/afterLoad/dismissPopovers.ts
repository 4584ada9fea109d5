const OPEN = 'details[data-popover][open]';

/**
 * Closes what a reader opened over the page, a `<details>` with `data-popover`, on a press elsewhere and on Escape,
 * which gives the focus back to its summary.
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
