/**
 * Gives jsdom's dialogs what the drawer and the search need: opening, closing, the event that follows, and the focus going
 * back to where it was. The browser tests check that the rest of the page is inert.
 */
export function dialogInJsdom(): void {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    opener = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (this.open) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
    }
  };
}
