import type {Page} from '@playwright/test';

/** As they're called on the root element. */
export const COLOR_MODES = ['light', 'dark'] as const;

/**
 * Shows the page in a color mode without the toggle, whose name depends on the language and which may be in the drawer.
 * Only the style changes, as it does before the site's scripts run.
 */
export async function showColorMode(page: Page, mode: (typeof COLOR_MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), mode);
}
