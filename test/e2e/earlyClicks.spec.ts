import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {PHONE} from '../support/viewports';

/** A control, and what shows that it was clicked once. */
interface Control {
  find: (page: Page) => ReturnType<Page['getByRole']>;
  expectDone: (page: Page) => Promise<void>;
}

const categoryOf = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Tutorials'});
const tabOf = (page: Page) => page.getByRole('tab', {name: 'pnpm'}).first();
const pageMenuOf = (page: Page) => page.getByRole('button', {name: 'Open in…'});

const menu: Control = {
  find: page => page.getByRole('button', {name: 'Toggle navigation bar'}),
  expectDone: page => expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible(),
};
const category: Control = {
  find: categoryOf,
  expectDone: page => expect(categoryOf(page)).toHaveAttribute('aria-expanded', 'true'),
};
const tab: Control = {
  find: tabOf,
  expectDone: page => expect(tabOf(page)).toHaveAttribute('aria-selected', 'true'),
};
const pageMenu: Control = {
  find: pageMenuOf,
  expectDone: page => expect(pageMenuOf(page)).toHaveAttribute('aria-expanded', 'true'),
};
const liveStore: Control = {
  find: page => page.getByRole('button', {name: 'Request a drill'}),
  expectDone: page =>
    expect(
      page.getByRole('group', {name: 'A live store'}).getByRole('listitem').first(),
    ).toContainText('waiting: 2'),
};

for (const [names, route, controls, viewport] of [
  ['the menu', '/api/store', [menu], PHONE],
  [
    'a category of the sidebar, a tab, and the page menu',
    '/introduction/installation',
    [category, tab, pageMenu],
  ],
  ['the live store', '/', [liveStore]],
] as const) {
  test(`no click is lost before the page's code has run: ${names}`, async ({page, at}) => {
    if (viewport) {
      await page.setViewportSize(viewport);
    }
    const release = await holdRequests(page, /\/assets\/js\//);
    await page.goto(at(route), {waitUntil: 'commit'});
    for (const {find} of controls) {
      await find(page).click();
    }
    release();
    for (const {expectDone} of controls) {
      await expectDone(page);
    }
    // It counts once: nothing undoes it after React has hydrated the page.
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.waitForLoadState('networkidle');
    for (const {expectDone} of controls) {
      await expectDone(page);
    }
  });
}
