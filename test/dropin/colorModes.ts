import type {Page} from '@playwright/test';

/** As the root element names them. */
export const COLOR_MODES = ['light', 'dark'] as const;

/**
 * Shows the page in a color mode, whatever the toggle is called in the page's language, and even where it is in the
 * drawer. Only the style changes, as before the site's scripts run.
 */
export async function showColorMode(page: Page, mode: (typeof COLOR_MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), mode);
}
