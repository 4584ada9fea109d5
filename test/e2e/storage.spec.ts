import type {Page} from '@playwright/test';
import {UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectMissing, expectReports, STORAGE_REPORTS} from '../support/watchPage';

/** It has tabs. */
const ARTICLE = '/introduction/installation';

/** One page of each other class. */
const ROUTES = ['/', '/api/store', '/search', '/errors', UNKNOWN_ROUTE];

type Failure = 'access' | 'off' | 'every call' | 'full';

const FAILURES: readonly Failure[] = ['access', 'off', 'every call', 'full'];

/** Breaks the storage of each document from now on, and returns the page's warnings so far. */
async function breakStorage(page: Page, failure: Failure): Promise<() => readonly string[]> {
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await page.addInitScript(how => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const breakAccess = (get: () => unknown) =>
      ['localStorage', 'sessionStorage'].forEach(name =>
        Object.defineProperty(window, name, {get}),
      );
    switch (how) {
      case 'access':
        breakAccess(fail);
        break;
      case 'off':
        breakAccess(() => null);
        break;
      case 'every call':
        for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear']) {
          Object.defineProperty(Storage.prototype, name, {value: fail});
        }
        break;
      case 'full':
        // Filled to the last character, so the browser rejects any write.
        for (let size = 5 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (;;) {
              localStorage.setItem(`filler${localStorage.length}`, 'x'.repeat(size));
            }
          } catch {
            // A smaller piece may fit.
          }
        }
        break;
    }
  }, failure);
  return () => warnings;
}

// Anything else in the console fails a test.
for (const failure of FAILURES) {
  test(`every page works and reports only the storage if storage fails: ${failure}`, async ({
    page,
    at,
  }) => {
    const warnings = await breakStorage(page, failure);
    const expectOneWarning = (before: number) => {
      const added = warnings().slice(before);
      expect(added.length, added.join('\n')).toBeLessThanOrEqual(1);
    };
    // Every class of page has to bear the worst failure; the others differ only in the call that fails.
    for (const route of failure === 'access' ? [...ROUTES, ARTICLE] : [ARTICLE]) {
      await test.step(route, async () => {
        const before = warnings().length;
        expectMissing(page, at(route));
        await openPage(page, at(route));
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await page.getByRole('switch', {name: 'dark mode'}).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expectOneWarning(before);
      });
    }
    const before = warnings().length;
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('store');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/installation/);
    expectOneWarning(before);
    expectReports(page, STORAGE_REPORTS);
  });
}
