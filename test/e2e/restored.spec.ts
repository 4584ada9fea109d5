import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const ARTICLE = '/introduction/installation';

/** What the browser tells a page that goes into its back/forward cache or comes out of it. */
const tell = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate(
    type => window.dispatchEvent(new PageTransitionEvent(type, {persisted: true})),
    event,
  );

/**
 * Headless Chromium has no back/forward cache, so these tests do what the cache does: the page is told that it leaves,
 * learns nothing of what other pages store, and is told that it's back.
 */
test('a page from the back/forward cache has the color mode and the tabs of the other pages, and works', async ({
  page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const toggle = page.getByRole('switch', {name: 'dark mode'});
  // So that both are stored.
  await tabs.nth(1).click();
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await tabs.nth(0).click();
  const first = await tabs.nth(0).textContent();
  const second = await tabs.nth(1).textContent();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('store');
  await expect(page.getByRole('option').first()).toBeVisible();

  await tell(page, 'pagehide');
  // A page isn't told what it stores itself, just as one in the cache isn't told what others store.
  await page.evaluate(
    ([from, to]) => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (key.startsWith('theme')) {
          localStorage.setItem(key, 'dark');
        } else if (value === from?.toLowerCase()) {
          localStorage.setItem(key, to?.toLowerCase() ?? '');
        }
      }
    },
    [first, second],
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await tell(page, 'pageshow');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // The search is as the reader left it, and answers.
  await expect(page.getByRole('combobox')).toHaveValue('store');
  await page.getByRole('combobox').fill('getting started');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /getting-started$/);
  await page.keyboard.press('Escape');

  await expect(toggle).toBeChecked();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', {name: 'Getting Started', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/getting started/i);
});
