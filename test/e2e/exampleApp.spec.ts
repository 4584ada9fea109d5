import {expect, test as base, type Page} from '@playwright/test';
import {serverModes} from '../../examples/essentials/starter/src/server/practiceServer';
import {expectAccessible, expectReadableColors} from '../support/axe';
import {startExampleServer} from '../support/exampleServer';
import {measureOverflow} from '../support/overflow';
import {problemsOf, watchPage} from '../support/watchPage';

/** Playwright's test, with the finished Essentials app running. Any error on a page fails the test. */
const test = base.extend<object, {app: string}>({
  app: [
    async ({}, use) => {
      const server = await startExampleServer('essentials/8');
      await use(server.url);
      await server.close();
    },
    {scope: 'worker'},
  ],
  page: async ({page, app}, use) => {
    watchPage(page, new URL(app).origin);
    await use(page);
    expect(problemsOf(page), 'errors on the page').toEqual([]);
  },
});

// In one worker, because each one would build the app.
test.describe.configure({mode: 'default'});

const WIDTHS = [320, 1280];

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

/** Presses Tab until the element of that name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string) {
  const target = page.getByRole(role, {name, exact: true}).first();
  await target.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate(element => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach the ${role} "${name}".`);
}

async function pressOn(page: Page, role: 'link' | 'button', name: string) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Checks the page as it is, in both color schemes and at both widths. */
async function expectGood(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    await expectAccessible(page, `${what}, ${width} px`);
    expect(await measureOverflow(page), `${what}, ${width} px`).toMatchObject({pixels: 0});
  }
  await page.emulateMedia({colorScheme: 'dark'});
  await expectReadableColors(page, `${what}, dark`);
  await page.emulateMedia({colorScheme: 'light'});
}

async function signIn(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', {name: 'Sign in'}).click();
}

test('the app can be used by keyboard, from sign-in to sign-out', async ({page, app}) => {
  await page.goto(app);
  await pressOn(page, 'button', 'Sign in');
  await expect(heading(page, 'Tools')).toBeFocused();
  await expect(page).toHaveTitle('Tools · Toolshed');

  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('Leaf rake');
  await page.keyboard.press('Enter');
  await pressOn(page, 'link', 'Leaf rake');
  await expect(heading(page, 'Leaf rake')).toBeFocused();

  await pressOn(page, 'link', 'Edit this tool');
  await expect(heading(page, 'Edit Leaf rake')).toBeFocused();
  await tabTo(page, 'textbox', 'Note');
  await page.keyboard.type('Wooden teeth');
  await pressOn(page, 'button', 'Save the changes');
  await expect(page.getByText('Wooden teeth')).toBeVisible();
  await expect(heading(page, 'Leaf rake')).toBeFocused();

  await pressOn(page, 'button', 'Borrow this tool');
  await expect(page.getByText('The tool is yours for two weeks.')).toBeVisible();
  await pressOn(page, 'button', 'Loose: 0');
  await expect(page.getByRole('button', {name: 'Loose: 1'})).toBeFocused();
  await pressOn(page, 'link', 'Notices 4 unread');
  await pressOn(page, 'button', 'Mark all as read');
  await expect(page.getByRole('link', {name: 'Notices', exact: true})).toBeVisible();

  await pressOn(page, 'button', 'Sign out');
  await expect(heading(page, 'Sign in')).toBeFocused();
});

test('the first tab stop skips the header', async ({page, app}) => {
  await page.goto(`${app}attic`);
  await heading(page, 'There is no such page').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to the content'})).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'See all tools'})).toBeFocused();
});

// Only a change of the app can break this.
test(
  'every page is accessible in both color schemes, on phones too',
  {tag: '@release'},
  async ({page, app}) => {
    await page.goto(app);
    await page.getByRole('button', {name: 'Sign in'}).waitFor();
    await expectGood(page, 'the sign-in page');
    await page.getByRole('button', {name: 'Sign in'}).click();
    await expect(page.getByRole('link', {name: 'Pruning saw'})).toBeVisible();
    await expectGood(page, 'the tools');

    await page.getByRole('link', {name: 'Pruning saw'}).click();
    await expect(page.getByRole('button', {name: 'Borrow this tool'})).toBeVisible();
    await expectGood(page, 'a tool');
    await page.getByRole('link', {name: 'Edit this tool'}).click();
    await page.getByLabel('Name').fill(' ');
    await page.getByRole('button', {name: 'Save the changes'}).click();
    await expect(page.getByRole('alert')).toHaveText('Give the tool a name.');
    await expectGood(page, 'the form with a problem');

    await page.getByRole('link', {name: 'Desk'}).click();
    await page.getByRole('button', {name: 'Open the desk'}).click();
    await expectGood(page, 'the desk');
    await page.getByRole('link', {name: 'Amara Cole'}).click();
    await expect(page.getByRole('link', {name: 'Cordless drill'})).toBeVisible();
    await expectGood(page, 'a member');
    await page.getByRole('link', {name: /^Notices/}).click();
    await expect(page.getByText('should bring back')).toBeVisible();
    await expectGood(page, 'the notices');
  },
);

test("the page says that it's loading while the server is slow", async ({page, app}) => {
  // The response waits for an event, so it doesn't come while axe is looking.
  await page.addInitScript(delayMs => {
    const start = window.setTimeout;
    const setTimeout = (run: () => void, ms?: number) =>
      ms === delayMs ? window.addEventListener('respond', run) : start(run, ms);
    Object.assign(window, {setTimeout});
  }, serverModes.slow.delayMs);
  await page.goto(`${app}?server=slow`);
  await expect(page.getByText('Loading the members…')).toBeVisible();
  await expectGood(page, 'the loading page');
  await page.evaluate(() => window.dispatchEvent(new Event('respond')));
  await expect(page.getByRole('button', {name: 'Sign in'})).toBeVisible();
});

for (const [mode, text] of [
  ['failing', 'The server of the shed has a problem.'],
  ['offline', 'The server cannot be reached. Are you online?'],
]) {
  test(`if the server is ${mode}, the page says so clearly and offers another try`, async ({
    page,
    app,
  }) => {
    await page.goto(`${app}?server=${mode}`);
    await expect(page.getByRole('alert')).toContainText(text);
    await expectGood(page, `the sign-in page, ${mode}`);

    await page.getByLabel('The practice server').selectOption('answers');
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('button', {name: 'Sign in'}).click();
    await expect(page.getByRole('link', {name: 'Pruning saw'})).toBeVisible();
  });
}

test('an empty shed and unknown URLs have their own pages', async ({page, app}) => {
  await signIn(page, `${app}?server=empty`);
  await expect(page.getByText('The shed is empty.')).toBeVisible();
  await expectGood(page, 'the empty shed');

  for (const [route, text] of [
    ['tools/tool-99', 'There is no such tool'],
    ['members/member-99', 'There is no such member'],
    ['attic', 'There is no such page'],
  ]) {
    await page.goto(app + route);
    if (route !== 'attic') {
      await page.getByRole('button', {name: 'Sign in'}).click();
    }
    await expect(heading(page, text)).toBeVisible();
    await expectGood(page, text);
  }
});
