import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

// cspell:ignore ddfre oixqsz

/**
 * What a browser held after a visit of the site as built with version 0.1.0 of the theme (commit 0b8296ce): dark mode, pnpm,
 * and JavaScript were chosen, part 4 was read, one search result was opened, and another one saved.
 */
const STORED: Readonly<Record<string, string>> = {
  'docusaurus.announcement.dismiss-4cf': 'false',
  'docusaurus.announcement.id-4cf': 'start-with-toolkit',
  'docusaurus.tab.language-4cf': 'js',
  'docusaurus.tab.package-manager-4cf': 'pnpm',
  'docsearch.favorites.local-en-4cf':
    '[{"objectID":"1cxy7ddfre5","url":"/api/combinereducers","type":"lvl1","content":null,"hierarchy":{"lvl0":"API Reference","lvl1":"combineReducers","lvl2":null,"lvl3":null,"lvl4":null,"lvl5":null,"lvl6":null}}]',
  'docsearch.recent.local-en-4cf':
    '[{"objectID":"1jjo5oixqsz","url":"/tutorials/fundamentals/part-4-store#middleware-use-cases","type":"lvl3","content":null,"hierarchy":{"lvl0":"Tutorials","lvl1":"The store, enhancers, and middleware","lvl2":"Write your own middleware","lvl3":"What middleware is for","lvl4":null,"lvl5":null,"lvl6":null}}]',
  'folio.read.essentials-4cf': '4',
  'theme-4cf': 'dark',
};

test('a reader who chose and read things with an earlier version finds them again', async ({
  page,
  at,
}) => {
  await page.addInitScript(stored => {
    // Only once: what a page changes must be there on the next one.
    if (sessionStorage.getItem('stored') === null) {
      sessionStorage.setItem('stored', '');
      Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
    }
  }, STORED);

  await openPage(page, at('/introduction/installation'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'js');

  await openPage(page, at('/tutorials/essentials/part-1-overview-concepts'));
  await expect(page.getByText('1 of 8 read: 4')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', {name: /What middleware is for/})).toBeVisible();
  await expect(dialog.getByRole('link', {name: /combineReducers/})).toBeVisible();
  const now = await page.evaluate(() => ({...localStorage}) as Record<string, string>);
  expect(now).toEqual(STORED);
});
