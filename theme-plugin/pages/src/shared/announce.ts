import {HIDDEN} from './hiddenText';

/** Gives screen readers time to notice the region before its text, and to read the same text twice. */
const DELAY_MS = 50;

let region: HTMLElement | undefined;

/** Adds the live region to the page. Screen readers only report changes in a region that exists already. */
export function prepareAnnouncements(): HTMLElement {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.style.cssText = HIDDEN;
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

/** Announces the message to screen readers, politely. */
export function announce(message: string): void {
  const status = prepareAnnouncements();
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, DELAY_MS);
}
