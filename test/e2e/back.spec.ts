import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf} from '../support/searchDialog';
import {DESKTOP, PHONE} from '../support/viewports';

/* Back closes what's open over the page, and stays on the page. */

const BEFORE = '/introduction/installation';
const ARTICLE = '/introduction/getting-started';

interface Overlay {
  readonly viewport: typeof DESKTOP;
  readonly open: (page: Page) => Promise<void>;
  /** What is visible while it's open. */
  readonly shown: (page: Page) => ReturnType<Page['locator']>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', {name}).click();
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const block = (page: Page) => page.locator('.theme-code-block[data-typed]').first();

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'the search': {
    viewport: DESKTOP,
    open: page => page.keyboard.press('Control+K'),
    shown: dialogOf,
  },
  'the drawer': {
    viewport: PHONE,
    open: press('Toggle navigation bar'),
    shown: page => page.getByRole('dialog', {name: 'Navigation'}),
  },
  'the page menu': {
    viewport: DESKTOP,
    open: press('Open in…'),
    shown: page => page.getByRole('link', {name: 'View as Markdown'}),
  },
  'the contents on a phone': {
    viewport: PHONE,
    open: page => contents(page).locator('summary').click(),
    shown: page => contents(page).getByRole('link').last(),
  },
  'the menu of a block on a phone': {
    viewport: PHONE,
    open: async page => {
      await block(page).scrollIntoViewIfNeeded();
      await block(page).getByLabel('More').click();
    },
    shown: page => block(page).getByRole('button', {name: 'JS'}),
  },
};

const back = (page: Page) => page.evaluate(() => window.history.back());
const place = (page: Page) => page.evaluate(() => [window.location.href, window.scrollY]);

for (const [name, {viewport, open, shown}] of Object.entries(OVERLAYS)) {
  test(`${name} closes, and the page stays as it is`, async ({page, at}) => {
    await page.setViewportSize(viewport);
    await openPage(page, at(BEFORE));
    await page.locator(`main a[href="${new URL(at(ARTICLE)).pathname}"]`).click();
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Getting started with Redux');
    // The browser follows this link, without the router.
    await page.locator('article p a[href="#installation"]').click();
    await expect(page).toHaveURL(at(`${ARTICLE}#installation`));

    // A reload forgets which entries of the history are the router's.
    for (const isLoadedAgain of name === 'the search' ? [false, true] : [false]) {
      if (isLoadedAgain) {
        await page.reload();
        await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
      }
      await open(page);
      await expect(shown(page)).toBeVisible();
      const before = await place(page);
      await back(page);
      await expect(shown(page)).toBeHidden();
      expect(await place(page)).toEqual(before);
      await expect(title).toHaveText('Getting started with Redux');
    }

    await back(page);
    await expect(page).toHaveURL(at(ARTICLE));
    await back(page);
    await expect(title).toHaveText('Installation');
    await expect(page).toHaveURL(at(BEFORE));
  });
}
