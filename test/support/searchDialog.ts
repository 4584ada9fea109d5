import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const inputOf = (page: Page): Locator => page.getByRole('combobox', {name: 'Search docs'});
export const optionsOf = (page: Page): Locator => dialogOf(page).getByRole('option');

export async function openSearch(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await page.keyboard.press('Control+K');
  await expect(inputOf(page)).toBeFocused();
}

/**
 * Types a query that has results and waits until they're shown. Each letter is searched for, so the rows shown in
 * between are answers to its first letters. Only the link to all results says which query the rows belong to.
 */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  const all = dialogOf(page).getByRole('link', {name: /^See all/});
  const q = encodeURIComponent(query).replaceAll('%20', String.raw`\+`);
  await expect(all).toHaveAttribute('href', new RegExp(String.raw`\?q=${q}$`));
  await expect(optionsOf(page).first()).toBeVisible();
}
