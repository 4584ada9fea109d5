import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {expect, test} from './dropinSite';

const ROUTE = '/docs/next/';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', {name, exact: true});

test(
  'a choice applies to all tabs in its group, and to the next visit',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at(ROUTE));
    await expect(page.getByText('Wear boots.')).toBeVisible();
    await tab(page, 'Sand').first().click();
    const expectSand = async () => {
      await expect(page.getByText('Wear shoes.')).toBeVisible();
      await expect(page.getByText('Look for plovers.')).toBeVisible();
      await expect(page.getByText('Wear boots.')).toBeHidden();
      await expect(tab(page, 'Sand')).toHaveCount(2);
      await expect(tab(page, 'Sand').nth(1)).toHaveAttribute('aria-selected', 'true');
    };
    await expectSand();
    await openPage(page, at(ROUTE));
    await expectSand();
  },
);

test('the URL selects a tab', async ({page, at}) => {
  await openPage(page, at(`${ROUTE}?ground=rock`));
  await expect(page.getByText('Wear a helmet.')).toBeVisible();
  await expect(tab(page, 'Rock')).toHaveAttribute('aria-selected', 'true');
});

test('a tab list is a single tab stop, with arrow keys, Home, and End', async ({page, at}) => {
  await openPage(page, at(ROUTE));
  await tab(page, 'Mud').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Sand').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Rock')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Mud').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Sand').first()).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel').filter({hasText: 'Wear shoes.'});
  await expect(panel).toBeVisible();
  expect(await panel.getAttribute('aria-labelledby')).toBe(
    await tab(page, 'Sand').first().getAttribute('id'),
  );
});
