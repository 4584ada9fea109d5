import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {PHONE} from '../support/viewports';

/** A control, and what it does if it's clicked once. */
interface Control {
  name: string;
  route: string;
  isPhone?: boolean;
  find: (page: Page) => ReturnType<Page['getByRole']>;
  expectDone: (page: Page) => Promise<void>;
}

const categoryOf = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Tutorials'});
const tabOf = (page: Page) => page.getByRole('tab', {name: 'pnpm'}).first();
const pageMenuOf = (page: Page) => page.getByRole('button', {name: 'Open in…'});

const controls: readonly Control[] = [
  {
    name: 'the menu',
    route: '/api/store',
    isPhone: true,
    find: page => page.getByRole('button', {name: 'Toggle navigation bar'}),
    expectDone: page => expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible(),
  },
  {
    name: 'a category of the sidebar',
    route: '/api/store',
    find: categoryOf,
    expectDone: page => expect(categoryOf(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'a tab',
    route: '/introduction/installation',
    find: tabOf,
    expectDone: page => expect(tabOf(page)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'the page menu',
    route: '/api/store',
    find: pageMenuOf,
    expectDone: page => expect(pageMenuOf(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'the live store',
    route: '/',
    find: page => page.getByRole('button', {name: 'Request a drill'}),
    expectDone: page => expect(page.getByRole('button', {name: 'Return one'})).toBeEnabled(),
  },
];

for (const {name, route, isPhone, find, expectDone} of controls) {
  test(`a click on ${name} before the page's code has run isn't lost`, async ({page, at}) => {
    if (isPhone) {
      await page.setViewportSize(PHONE);
    }
    const release = await holdRequests(page, /\/assets\/js\//);
    await page.goto(at(route), {waitUntil: 'commit'});
    await find(page).click();
    release();
    await expectDone(page);
    // It counts once: nothing undoes it after React has hydrated the page.
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.waitForLoadState('networkidle');
    await expectDone(page);
  });
}
