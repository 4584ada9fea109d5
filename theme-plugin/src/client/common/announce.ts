import styles from './announce.module.css';

/** So that a screen reader sees the region before its text, and the same text twice as two messages. */
const DELAY_MS = 50;

let region: HTMLElement | undefined;

/** Puts the live region into the page; a screen reader only hears of changes in one that it knows. */
export function prepareAnnouncements(): HTMLElement {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = `folio-hidden-text ${styles.region}`;
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

/** Has a screen reader say the message once it has finished what it is saying. */
export function announce(message: string): void {
  const status = prepareAnnouncements();
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, DELAY_MS);
}
