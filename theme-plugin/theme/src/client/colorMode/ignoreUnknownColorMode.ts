import siteStorage from '@generated/site-storage';

const KEY = `theme${siteStorage.namespace}`;
const isKnown = (value: string | null) => value === null || /^(?:light|dark|system)$/.test(value);

/**
 * Hides invalid values that another tab stores from theme-common's provider, which would treat them as
 * 'light' and store that.
 */
function dropUnknown(event: StorageEvent): void {
  if (event.key === KEY && !isKnown(event.newValue)) {
    event.stopImmediatePropagation();
  }
}

if (typeof window !== 'undefined') {
  // This listener runs before the provider's: it's added before React starts, and it captures.
  window.addEventListener('storage', dropUnknown, {capture: true});
}
