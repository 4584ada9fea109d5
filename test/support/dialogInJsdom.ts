/**
 * Gives jsdom's dialogs what the drawer calls: opening, closing and the event that follows. That the
 * rest of the page is inert, the browser tests see to.
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
