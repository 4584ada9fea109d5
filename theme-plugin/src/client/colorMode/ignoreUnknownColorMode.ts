import siteStorage from '@generated/site-storage';

const KEY = `theme${siteStorage.namespace}`;
const isKnown = (value: string | null) => value === null || /^(?:light|dark|system)$/.test(value);

/**
 * Keeps nonsense that another tab stores from theme-common's provider, which would take it for
 * 'light' and store that.
 */
function dropUnknown(event: StorageEvent): void {
  if (event.key === KEY && !isKnown(event.newValue)) {
    event.stopImmediatePropagation();
  }
}

if (typeof window !== 'undefined') {
  // It comes before the provider's own listener: this module runs before React, and it captures.
  window.addEventListener('storage', dropUnknown, {capture: true});
}
