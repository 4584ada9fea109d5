import type {Locator, Page} from '@playwright/test';
import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf, typeQuery} from '../support/searchDialog';
import {startIntercepting} from '../support/startIntercepting';
import {PHONE} from '../support/viewports';
import {expectMissing} from '../support/watchPage';

const ARTICLE = '/introduction/getting-started';

/** A word in the title of a page, and that page. */
const QUERY = 'installation';
const TARGET = '/introduction/installation';

/** No word starts like this or is one typo away from a word that does. */
const NONSENSE = 'zzz'.repeat(3);

const buttonOf = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});

test.describe('opening and closing', () => {
  for (const key of ['Control+K', 'Meta+K', '/']) {
    test(`${key} opens the search, and Escape closes it and focuses the button`, async ({
      reader: page,
      at,
    }) => {
      await openPage(page, at(ARTICLE));
      await page.keyboard.press(key);
      await expect(inputOf(page)).toBeFocused();
      await expect(inputOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    });
  }

  test('the focus returns to the link that had it, and the page does not scroll', async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at(ARTICLE));
    const link = page.locator('main article p a').last();
    await link.focus();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeFocused();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    expect(await scrolled()).toBe(before);
  });

  test('a click opens the search; Cancel and a click outside close it', async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at(ARTICLE));
    await buttonOf(page).click();
    await dialogOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialogOf(page)).toBeHidden();
    await buttonOf(page).click();
    await expect(inputOf(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });

  test('the page behind is inert, and nothing on it moves', async ({reader: page, at}) => {
    await openPage(page, at(ARTICLE));
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await page.keyboard.press('Control+K');
    await expect(inputOf(page)).toBeFocused();
    await expect(heading).toBeVisible();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('nav, main, footer') !== null,
      );
      expect(isOutside, `stop ${stop}`).toBe(false);
    }
  });

  test('the script, worker, and manifest load only on intent, and the index when the dialog opens', async ({
    page,
    at,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    await openPage(page, at(ARTICLE));
    await page.waitForLoadState('networkidle');
    const ofSearch = () => requests.filter(path => /search/.test(path));
    expect(ofSearch()).toEqual([]);
    await buttonOf(page).hover();
    await expect.poll(ofSearch).toContainEqual(expect.stringMatching(/\/search-worker\.\w+\.js$/));
    await expect.poll(ofSearch).toContainEqual(expect.stringMatching(/\/intent-search\.\w+\.js$/));
    await expect.poll(ofSearch).toContainEqual(expect.stringMatching(/\/search\/manifest\.json$/));
    await page.waitForLoadState('networkidle');
    const isShard = (path: string) => /\/search\/(?!manifest)/.test(path);
    expect(ofSearch().filter(isShard)).toEqual([]);
    await buttonOf(page).click();
    await page.keyboard.type('store');
    await expect.poll(() => ofSearch().some(isShard)).toBe(true);
  });
});

test.describe('results', () => {
  test.beforeEach(async ({reader, at}) => {
    await openSearch(reader, at(ARTICLE));
  });

  test('are grouped, with the best one first and active', async ({reader: page}) => {
    await typeQuery(page, QUERY);
    const first = optionsOf(page).first();
    await expect(first).toHaveAttribute('href', new RegExp(`${TARGET}$`));
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.locator('mark').first()).toHaveText(/^installation$/i);
    await expect(page.getByRole('status').filter({hasText: /\d+ results?/})).toHaveCount(1);
    const groups = dialogOf(page).getByRole('group');
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) {
      await expect(group).toHaveAccessibleName(/\S/);
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
  });

  test('open on Enter, without a page load', async ({reader: page, at}) => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await typeQuery(page, QUERY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(TARGET));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Installation/);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  });

  test("open on Enter, even if it's pressed before the answer arrives", async ({
    reader: page,
    at,
  }) => {
    await page.keyboard.type(`${QUERY}\n`);
    await expect(page).toHaveURL(at(TARGET));
  });

  test('lead to the section and scroll it into view', async ({reader: page}) => {
    await typeQuery(page, QUERY);
    const section = dialogOf(page).locator('[role=option][href*="#"]').first();
    await expect(section).toBeVisible();
    const href = (await section.getAttribute('href')) ?? '';
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });

  test('move the focus to the heading when opened with Enter, on this page and on another', async ({
    reader: page,
  }) => {
    await typeQuery(page, QUERY);
    const sections = dialogOf(page).locator('[role=option][href*="#"]');
    await expect(sections.first()).toBeVisible();
    const href = (await sections.first().getAttribute('href')) ?? '';
    const walkTo = async () => {
      while ((await sections.first().getAttribute('aria-selected')) !== 'true') {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    };
    const heading = page.locator(`[id="${href.split('#')[1]}"]`);
    for (const visit of ['from another page', 'from the same page']) {
      await walkTo();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(heading, visit).toBeFocused();
      await expect(heading, visit).toBeInViewport();
      await page.keyboard.press('/');
      await typeQuery(page, QUERY);
      await expect(sections.first()).toBeVisible();
    }
  });

  test('are reached by arrow keys while the input keeps the focus', async ({reader: page}) => {
    await typeQuery(page, QUERY);
    await expect(optionsOf(page).nth(1)).toBeVisible();
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('ArrowDown');
    const second = optionsOf(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(inputOf(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const last = optionsOf(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport({ratio: 1});
    await expect(inputOf(page)).toBeFocused();
  });

  test('open in a new tab with Ctrl+click and Ctrl+Enter, while the dialog stays open', async ({
    reader: page,
  }) => {
    await typeQuery(page, QUERY);
    const first = optionsOf(page).first();
    for (const open of [
      () => first.click({modifiers: ['ControlOrMeta']}),
      () => page.keyboard.press('Control+Enter'),
      () => first.click({button: 'middle'}),
      () => page.keyboard.press('Shift+Enter'),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
      // GitHub Pages redirects `/x` to `/x/` if there's only `x/index.html`.
      await expect(tab).toHaveURL(new RegExp(`${TARGET}/?$`));
      await tab.close();
      await expect(dialogOf(page)).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}/?$`));
  });

  test('forgive a typo', async ({reader: page}) => {
    await page.keyboard.type('instalation');
    await expect(optionsOf(page).first()).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  });

  test('disappear with the clear button, which leaves the focus in the search box', async ({
    reader: page,
  }) => {
    await typeQuery(page, QUERY);
    await dialogOf(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(inputOf(page)).toHaveValue('');
    await expect(inputOf(page)).toBeFocused();
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  });

  test('are searched for with no more than 64 characters', async ({reader: page}) => {
    await page.keyboard.insertText('x'.repeat(80));
    await expect(inputOf(page)).toHaveValue('x'.repeat(64));
  });

  test("stay after a press on the footer's blank space, and close after one outside", async ({
    reader: page,
  }) => {
    await typeQuery(page, QUERY);
    await dialogOf(page).getByText('to navigate').click();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(inputOf(page)).toBeFocused();
    await page.mouse.move(20, 700);
    await page.mouse.down();
    await expect(optionsOf(page).first()).toBeHidden();
    await page.mouse.up();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('a search without results shows the query, working suggestions, and a link to report it', async ({
  reader: page,
  at,
}) => {
  await openSearch(page, at(ARTICLE));
  await page.keyboard.type(NONSENSE);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('No results for').first()).toContainText(NONSENSE);
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    new RegExp(NONSENSE),
  );
  const suggestions = dialog.getByRole('list', {name: 'Try searching for'}).getByRole('button');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(optionsOf(page).first()).toBeVisible();
});

test('a chosen result becomes recent, can be saved, survives a reload, and can be removed', async ({
  page,
  at,
}) => {
  await openSearch(page, at(ARTICLE));
  await page.keyboard.type(`${QUERY}\n`);
  await expect(page).toHaveURL(at(TARGET));
  await openSearch(page, at(ARTICLE));
  const rows = dialogOf(page).getByRole('row');
  await expect(dialogOf(page).getByRole('rowgroup', {name: 'Recent'})).toContainText(
    'Installation',
  );
  await rows.getByRole('button', {name: 'Save this search', pressed: false}).click();
  await expect(dialogOf(page).getByRole('rowgroup', {name: 'Favorite'})).toBeVisible();
  await expect(rows.getByRole('button', {name: 'Save this search', pressed: true})).toBeVisible();
  await openSearch(page, at(ARTICLE));
  await rows.getByRole('button', {name: 'Remove this search from history or favorites'}).click();
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
});

test('before typing, the arrow keys reach the site’s start links, and Enter opens them', async ({
  reader: page,
  at,
}) => {
  await openSearch(page, at(ARTICLE));
  const links = dialogOf(page).getByRole('rowgroup', {name: 'Start here'}).getByRole('row');
  await expect(links).toHaveCount(4);
  // No option is selected yet.
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = links.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(inputOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/usage/configuring-your-store'));
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
});

test.describe('failures', () => {
  for (const {name, retry} of [
    {name: 'the next key', retry: (page: Page) => page.keyboard.press('Backspace')},
    {
      name: 'the button',
      retry: (page: Page) => dialogOf(page).getByRole('button', {name: 'Try again'}).click(),
    },
  ]) {
    test(`an unreachable index is reported, and ${name} works once it's back`, async ({
      page,
      at,
    }) => {
      await page.route('**/search/*.json', route => route.abort('aborted'));
      await openSearch(page, at(ARTICLE));
      await page.keyboard.insertText(QUERY);
      await expect(dialogOf(page).getByText('Unable to fetch results').first()).toBeVisible();
      await expect(
        dialogOf(page).getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await page.unroute('**/search/*.json');
      await retry(page);
      await expect(optionsOf(page).first()).toBeVisible();
    });
  }

  test('a missing index shows readers the same error as any other failure', async ({page, at}) => {
    expectMissing(page, at('/search/manifest.json'));
    await page.route('**/search/manifest.json', route => route.fulfill({status: 404}));
    await openSearch(page, at(ARTICLE));
    await page.keyboard.insertText(QUERY);
    await expect(dialogOf(page).getByText('Unable to fetch results').first()).toBeVisible();
  });

  test("the dialog shows that it's waiting for a slow index", async ({page, at}) => {
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/search/*.json', async route => {
      await released;
      await route.continue();
    });
    await openSearch(page, at(ARTICLE));
    await page.keyboard.insertText(QUERY);
    await expect(dialogOf(page)).toHaveClass(/DocSearch-Container--Stalled/);
    release();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(dialogOf(page)).not.toHaveClass(/DocSearch-Container--Stalled/);
  });

  test("a worker that doesn't load is replaced", async ({page, at}) => {
    await page.route('**/search-worker*.js', route => route.abort('aborted'));
    await openSearch(page, at(ARTICLE));
    await page.keyboard.type(QUERY);
    await expect(optionsOf(page).first()).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  });

  test("search works on a page that can't create workers", async ({page, at}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openSearch(page, at(ARTICLE));
    await page.keyboard.type(QUERY);
    await expect(optionsOf(page).first()).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  });

  test('a dialog that fails to load shows an error and can be tried again', async ({page, at}) => {
    await startIntercepting(page);
    await openPage(page, at(ARTICLE));
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*', route => route.abort('aborted'));
    await page.keyboard.press('Control+K');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await page.unroute('**/assets/js/*');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(inputOf(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });

  test('corrupt storage costs only the saved searches', async ({page, at}) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => '{"broken';
    });
    await openSearch(page, at(ARTICLE));
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
    await page.keyboard.type(`${QUERY}\n`);
    await expect(page).toHaveURL(at(TARGET));
  });
});

test.describe('accessibility', () => {
  for (const mode of COLOR_MODES) {
    test(`every screen is accessible in ${mode} mode, on a desktop and on a phone`, async ({
      reader: page,
      at,
    }) => {
      await openPage(page, at(ARTICLE));
      await setColorMode(page, mode);
      await page.keyboard.press('Control+K');
      const desktop = page.viewportSize() ?? PHONE;
      const check = async (what: string) => {
        for (const size of [desktop, PHONE]) {
          await page.setViewportSize(size);
          await expectAccessible(page, `${what} in ${mode} mode, ${size.width} px wide`);
        }
        await page.setViewportSize(desktop);
      };

      await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
      await check('the empty start');
      await typeQuery(page, QUERY);
      await page.keyboard.press('ArrowDown');
      await check('the results');
      await inputOf(page).fill(NONSENSE);
      await expect(dialogOf(page).getByText('No results for').first()).toBeVisible();
      await check('no results');
      await inputOf(page).fill(QUERY);
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(TARGET));
      await page.keyboard.press('Control+K');
      await expect(
        dialogOf(page).getByRole('rowgroup', {name: 'Recent'}).getByRole('row'),
      ).toHaveCount(1);
      await check('the saved searches');
    });
  }

  test('the error screen is accessible', async ({page, at}) => {
    await page.route('**/search/*.json', route => route.abort('aborted'));
    await openSearch(page, at(ARTICLE));
    await page.keyboard.insertText(QUERY);
    await expect(dialogOf(page).getByText('Unable to fetch results').first()).toBeVisible();
    await expectAccessible(page, 'the error');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test("the dialog fills the screen, and its rows don't overflow", async ({page, at}) => {
    await openPage(page, at(ARTICLE));
    await buttonOf(page).tap();
    await expect(inputOf(page)).toBeFocused();
    await typeQuery(page, QUERY);
    const box = await dialogOf(page).locator('.DocSearch-Modal').boundingBox();
    // Where scrollbars take up space, their gutter stays free, so nothing behind the dialog moves.
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(box).toEqual({x: 0, y: 0, width, height: PHONE.height});
    const rows = await optionsOf(page).evaluateAll(options =>
      options.map(option => option.getBoundingClientRect().toJSON()),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const {left, right} of rows) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
    await expect(dialogOf(page).locator('.DocSearch-Hit-Select-Icon')).toBeHidden();
    const fontSize = await inputOf(page).evaluate(input => getComputedStyle(input).fontSize);
    expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    await optionsOf(page).first().tap();
    await expect(dialogOf(page)).toBeHidden();
  });
});
