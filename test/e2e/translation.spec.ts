import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {inputOf, optionsOf} from '../support/searchDialog';
import {translateEarly, translatePage} from '../support/translatePage';
import {resetWatch} from '../support/watchPage';
import {DESKTOP, PHONE} from '../support/viewports';

// cspell:ignore zqxwvkjz

/* A page that the browser translates. React doesn't know that its texts are gone. If it has to remove one of them, or to add an
element in front of one, the page crashes. */

const {home, articleWithCode, tutorial, reference, search, errors, notFound} = pageClasses;

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(/part of the page crashed|page crashed/i)).toHaveCount(0);
}

/**
 * Presses controls that are visible twice, except what leads elsewhere.
 *
 * @param most - how many of those with the same place, by tags and classes
 */
const pressControls = (page: Page, most: number) =>
  page.evaluate(async mostOfKind => {
    const frame = () => new Promise(requestAnimationFrame);
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(button:enabled:not([type=submit]), summary, input, a[href^="#"])',
    );
    const pressed = new Map<string, number>();
    const kindOf = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement]
        .map(each => `${each?.tagName} ${each?.getAttribute('class')}`)
        .join(' in ');
    for (const control of Array.from(controls).filter(each => each.checkVisibility())) {
      const kind = kindOf(control);
      const count = pressed.get(kind) ?? 0;
      pressed.set(kind, count + 1);
      if (count >= mostOfKind) {
        continue;
      }
      for (const isPressed of [control.isConnected, true]) {
        if (isPressed && control.isConnected) {
          control.focus();
          control.click();
          await frame();
          await frame();
        }
      }
    }
  }, most);

for (const [name, viewport] of Object.entries({wide: DESKTOP, phone: PHONE})) {
  for (const route of [home, articleWithCode, tutorial, search, errors, notFound]) {
    // All of a kind run the same code. A release presses them all, on a phone. The not-found page has only the frame's
    // controls, and what the search page has besides them is in a test below.
    const isLeft = route === search || route === notFound;
    const tag = viewport === PHONE || isLeft ? '@release' : [];
    const most = viewport === PHONE ? Infinity : 3;
    test(
      `no control of ${route} crashes the translated page (${name})`,
      {tag},
      async ({page, at}) => {
        await page.setViewportSize(viewport);
        await openPageClass(page, at, route);
        await page.waitForLoadState('networkidle');
        await translatePage(page);
        await pressControls(page, most);
        await page.waitForLoadState('networkidle');
        await expectWhole(page);
      },
    );
  }
}

test('an article’s code stays as it is, so does what is copied, “Copy page” says what it does, and the drawer opens', async ({
  page,
  at,
}) => {
  await openPageClass(page, at, articleWithCode);
  const codes = page.locator('main pre, main :not(pre) > code, nav code');
  const source = await codes.allTextContents();
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await clipboard(page);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await translatePage(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^[^a-z]+$/);
  expect(await codes.allTextContents()).toEqual(source);
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect.poll(() => clipboard(page)).toBe(copied);
  const copyPage = page.getByRole('button', {name: 'Copy page'});
  await copyPage.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(copyPage).toBeVisible();

  await test.step('the drawer shows the sidebar and the main menu', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.getByRole('dialog', {name: 'Navigation'});
    await drawer.getByRole('button', {name: 'Back to main menu'}).click();
    await drawer.getByRole('link', {name: 'FAQ'}).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/FREQUENTLY|FAQ/);
  });
});

/** Names of files, calls, names in code, package managers, and keys that a browser would translate. */
const translatableCode = (page: Page) =>
  page.locator('main *, nav *, dialog *').evaluateAll(elements => {
    const code =
      /^\S+\.(?:tsx?|json|css|html)$|^\w+\(\S*\)$|^[a-z]+[A-Z]\w*$|^(?:npm|Yarn|pnpm|Bun)$/;
    return elements
      .filter(each => each.localName === 'kbd' || code.test(each.textContent.trim()))
      .filter(each => !each.closest('svg, [translate=no]'))
      .filter(each => !each.querySelector('[translate=no]'))
      .map(each => each.outerHTML.slice(0, 200));
  });

test('names in code stay as they are, and so do keys', async ({reader, at}) => {
  for (const route of ['/introduction/installation', tutorial, reference]) {
    await openPage(reader, at(route));
    expect(await translatableCode(reader), route).toEqual([]);
  }
  await reader.keyboard.press('/');
  await expect(reader.locator('dialog kbd').first()).toBeVisible();
  expect(await translatableCode(reader)).toEqual([]);
});

test('the home page copies its command, its store shows each state, and each letter typed into the search its results', async ({
  page,
  at,
}) => {
  await openPageClass(page, at, home);
  await translatePage(page);

  const copy = page.getByRole('button', {name: 'Copy the command'});
  const status = page.locator('p').filter({has: copy}).getByRole('status');
  for (const time of ['once', 'again']) {
    await copy.click();
    await expect(status, time).toHaveText('COPIED');
    await expect(status, time).toBeEmpty();
  }
  expect(await clipboard(page)).toBe('npm install @reduxjs/toolkit react-redux');

  const store = page.getByRole('group', {name: 'A live store'});
  for (const waiting of [2, 3, 4, 5]) {
    await store.getByRole('button', {name: 'Request a drill'}).click();
    await expect(store.getByRole('listitem').first()).toContainText(`waiting: ${waiting}`);
  }
  await expect(store.getByRole('status')).toHaveText('DRILLS: 0. WAITING: 5.');

  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(inputOf(page)).toBeFocused();
  const query = 'store';
  for (let length = 1; length <= query.length; length += 1) {
    await inputOf(page).press(query.charAt(length - 1));
    await expect(optionsOf(page).locator('mark').first()).toHaveText(
      new RegExp(`^${query.slice(0, length)}`, 'i'),
    );
  }
  await inputOf(page).fill('zqxwvkjz');
  await expect(page.getByRole('dialog')).toContainText('NO RESULTS FOR');
  await inputOf(page).fill('installation');
  await expect(optionsOf(page).first()).toBeVisible();
  await inputOf(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('INSTALLATION');
  await expectWhole(page);
});

test('the search page follows its field', async ({page, at}) => {
  await openPageClass(page, at, search, '?q=store');
  await translatePage(page);
  const field = page.getByRole('searchbox');
  const title = page.getByRole('heading', {level: 1});
  for (const query of ['selector', 'zqxwvkjz', 'selectors']) {
    await field.fill(query);
    await expect(title).toContainText(`“${query.toUpperCase()}”`);
  }
  await expect(page.locator('main mark').first()).toHaveText(/^select/i);
  await expectWhole(page);
});

test('a page that is translated before it responds still responds', async ({page, at}) => {
  await translateEarly(page);
  await openPageClass(page, at, articleWithCode);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expectWhole(page);
  resetWatch(page); // React reports that the texts aren't those of the server.
});
