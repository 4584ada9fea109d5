import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
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
