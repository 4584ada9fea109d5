/**
 * Gives jsdom's dialogs what the drawer needs: opening, closing, and the event that follows. The browser tests check
 * that the rest of the page is inert.
 */
export function dialogInJsdom(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (this.open) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
    }
  };
}
