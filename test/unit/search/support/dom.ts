/** What jsdom lacks of a browser, as far as search needs it. */
export function setUpDom(): void {
  setUpDialogs();
  setUpStorageEvents();
}

/**
 * jsdom has the dialog element without its methods. These do what matters here: open, and return the focus. The
 * browser tests cover modality itself.
 */
function setUpDialogs(): void {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    opener = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    if (opener instanceof HTMLElement) {
      opener.focus();
    }
  };
}

/** Docusaurus' storage makes its events the old way. */
function setUpStorageEvents(): void {
  const createEvent = document.createEvent.bind(document);
  Object.assign(document, {
    createEvent: (type: string) =>
      type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type),
  });
}
