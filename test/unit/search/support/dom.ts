/** The parts of a browser that jsdom lacks, as far as search needs them. */
export function setUpDom(): void {
  setUpDialogs();
  setUpStorageEvents();
}

/**
 * jsdom has the dialog element without its methods. These do what matters here: they open it and return the focus. The
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

/** Docusaurus's storage creates its events in the deprecated way. */
function setUpStorageEvents(): void {
  const createEvent = document.createEvent.bind(document);
  Object.assign(document, {
    createEvent: (type: string) =>
      type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type),
  });
}
