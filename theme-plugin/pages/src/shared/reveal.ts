/** Opens the inactive tab panels and closed `<details>` that hide a block. */
export function reveal(block: Element): void {
  for (let element: Element | null = block; element; element = element.parentElement) {
    if (element.hasAttribute('hidden')) {
      // The event that find-in-page fires, too.
      element.dispatchEvent(new Event('beforematch', {bubbles: true}));
    }
    if (element instanceof HTMLDetailsElement) {
      element.open = true;
    }
  }
}
