import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {editableBlocks, editorOf} from '../support/playground';
import {dialogOf, inputOf, optionsOf} from '../support/searchDialog';
import {startIntercepting} from '../support/startIntercepting';
import {DESKTOP, PHONE} from '../support/viewports';
import {resetWatch} from '../support/watchPage';

/* Code that a page loads when a reader needs it, and that fails to load: because the network is down, or because the site was
published again while the page was open, so that its files are gone. */

const ARTICLE = '/usage/configuring-your-store';

interface Control {
  /** The file that it needs. */
  readonly file: RegExp;
  readonly press: (page: Page) => Promise<void>;
  /** What shows that it works. */
  readonly work: (page: Page) => ReturnType<Page['locator']>;
  /** What has `aria-expanded` and says whether it's open. */
  readonly state?: (page: Page) => ReturnType<Page['locator']>;
  readonly viewport?: typeof DESKTOP;
}

const button = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true});

const CONTROLS: Readonly<Record<string, Control>> = {
  Search: {
    file: /\/intent-search\./,
    press: page => button('Search')(page).click(),
    work: inputOf,
    state: button('Search'),
  },
  Navigation: {
    file: /\/intent-drawer\./,
    press: page => button('Toggle navigation bar')(page).click(),
    work: page => page.getByRole('dialog', {name: 'Navigation'}),
    state: button('Toggle navigation bar'),
    viewport: PHONE,
  },
  'Copy page': {
    file: /\/intent-page-menu\./,
    press: page => button('Copy page')(page).click(),
    work: button('Copied'),
  },
  'Open in…': {
    file: /\/intent-page-menu\./,
    press: page => button('Open in…')(page).click(),
    work: page => page.getByRole('link', {name: 'View as Markdown'}),
    state: button('Open in…'),
  },
  Run: {
    file: /\/intent-playground\./,
    press: async page => {
      const block = editableBlocks(page).first();
      await block.scrollIntoViewIfNeeded();
      await block.getByRole('button', {name: 'Run'}).click();
    },
    work: page => editorOf(editableBlocks(page).first()).text,
  },
};

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));
test.afterEach(({page}) => resetWatch(page)); // Those are the requests that failed.

/** The controls by the file that they need, except that two need the same, so that only one is the first to load it. */
const PAGES = [['Search', 'Navigation', 'Copy page', 'Run'], ['Open in…']];

for (const names of PAGES) {
  test(`“${names.join('”, “')}” can be tried again until the network is back`, async ({
    page,
    at,
  }) => {
    await startIntercepting(page);
    await openPage(page, at(ARTICLE));
    const message = page.getByRole('alert');
    for (const name of names) {
      const {file, press, work, state, viewport = DESKTOP} = CONTROLS[name]!;
      await page.setViewportSize(viewport);
      await page.route(file, route => route.abort('failed'));
      await press(page);
      await expect(message).toContainText(`“${name}” couldn’t load.`);
      await expect(work(page)).toHaveCount(0);
      if (state) {
        await expect(state(page)).toHaveAttribute('aria-expanded', 'false');
      }
      await expect(message).toContainText('Check your network connection.');
      const retry = message.getByRole('button', {name: 'Try again'});
      await expect(retry).toBeFocused();
      const again = page.waitForEvent('requestfailed', request => file.test(request.url()));
      await retry.press('Enter');
      await again;
      await expect(retry).toBeFocused();
      await page.unrouteAll({behavior: 'wait'});
      await retry.press('Enter');
      await expect(work(page)).toBeVisible();
      await expect(message).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
}

test('a control offers to load the page again if its files are gone', async ({page, at}) => {
  const open = () => button('Open in…')(page).click();
  const message = page.getByRole('alert');
  await startIntercepting(page);
  await openPage(page, at(ARTICLE));
  await page.route(/\/intent-page-menu\./, route => route.fulfill({status: 404}));
  await open();
  await expect(message).toContainText('This site has been updated');
  await expectAccessible(page, 'the message', {within: '[role=alert]'});
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await open();
  await expect(message).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  const loaded = page.waitForEvent('load');
  await message.getByRole('button', {name: 'Reload the page'}).click();
  await loaded;
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await open();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
});

test('a search whose engine is gone offers to load the page again', async ({page, at}) => {
  const missing = /\/search-(worker|backend)\./;
  await page.route(missing, route => route.fulfill({status: 404}));
  await openPage(page, at(ARTICLE));
  await page.keyboard.press('Control+K');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.insertText('selector');
  await expect(dialogOf(page)).toContainText('This site has been updated');
  await page.unrouteAll({behavior: 'wait'});
  const loaded = page.waitForEvent('load');
  await dialogOf(page).getByRole('button', {name: 'Reload the page'}).click();
  await loaded;
});

test('a search whose engine can’t be reached can be tried again', async ({page, at}) => {
  const missing = /\/search-(worker|backend)\./;
  await page.route(missing, route => route.abort('failed'));
  await openPage(page, at(ARTICLE));
  await page.keyboard.press('Control+K');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.insertText('selector');
  await expect(dialogOf(page)).toContainText('check your network');
  await expectAccessible(page, 'the error', {within: '.DocSearch-Modal'});
  await page.unrouteAll({behavior: 'wait'});
  await dialogOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(optionsOf(page).first()).toBeVisible();
});
