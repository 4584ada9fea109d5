import type {Page} from '@playwright/test';
import {startPagesServer} from '../../scripts/pagesServer';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtureSite';
import {layoutShifts} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {coloredStates} from '../support/pageFaults';
import {renderedFrame} from '../support/renderedFrame';
import {problemsOf, resetWatch} from '../support/watchPage';

/** The namespace that core adds to the keys in a site's storage. */
async function namespaceOf(page: Page, url: string): Promise<string> {
  await openPage(page, url);
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('tab', {name: 'Windows'}).first().click();
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find(name => name.includes('.tab.os')),
  );
  await page.evaluate(() => localStorage.clear());
  return key?.replace('docusaurus.tab.os', '') ?? '';
}

async function store(page: Page, url: string, entries: Record<string, string>): Promise<void> {
  const namespace = await namespaceOf(page, url);
  await page.evaluate(
    ([suffix, list]) => {
      for (const [key, value] of Object.entries(list)) {
        localStorage.setItem(key + suffix, value);
      }
    },
    [namespace, entries] as const,
  );
}

/**
 * Opens a page whose bundle never arrives, so it shows what readers see before React starts. The typeface doesn't
 * arrive, either: on a busy machine, it comes after the first paint, and its letters have slightly different widths.
 */
async function openBeforeReact(page: Page, url: string): Promise<void> {
  await page.route('**/*.woff2', route => route.abort('aborted'));
  await page.route('**/assets/js/**', () => {}); // No response.
  await page.goto(url, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

async function hydrate(page: Page, url: string): Promise<void> {
  await page.unroute('**/assets/js/**');
  resetWatch(page); // Those are the requests that were cut off.
  await openPage(page, url);
}

/** From now on, records in each document whether any frame showed the first match of a selector: a flash. */
async function watchFrames(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.addInitScript(watched => {
    const look = () => {
      const shown = document.querySelector(watched)?.checkVisibility();
      Object.assign(window, {wasShown: Reflect.get(window, 'wasShown') || shown === true});
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate(() => Boolean(Reflect.get(window, 'wasShown')));
}

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});

  test('closes for good, in every browser tab, with no flash and no shift', async ({
    page,
    atFixture,
  }) => {
    await openPage(page, atFixture('/frame'));
    const other = await page.context().newPage();
    await openPage(other, atFixture('/elsewhere'));
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(bar(other)).toHaveCount(0);
    await other.close();

    const wasShown = await watchFrames(page, '[aria-label=Announcement]');
    await openBeforeReact(page, atFixture('/elsewhere'));
    await expect(bar(page)).toBeHidden();
    expect(await wasShown()).toBe(false);
    await hydrate(page, atFixture('/elsewhere'));
    await expect(bar(page)).toHaveCount(0);
    expect(await wasShown()).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe('tabs', () => {
  test('show the choices in storage and in the URL before React starts, and nothing moves when it does', async ({
    page,
    atFixture,
  }) => {
    await store(page, atFixture('/frame'), {'docusaurus.tab.os': 'windows'});
    const wasLinuxShown = await watchFrames(page, '[role=tabpanel] p');
    const url = atFixture('/frame?shell=fish');
    await openBeforeReact(page, url);
    await expect(page.getByText('A tall panel.')).toBeVisible();
    await expect(page.getByText('Second on Windows.')).toBeVisible();
    await expect(page.getByText('One line.')).toBeHidden();
    await expect(page.getByText('Text for fish.')).toBeVisible();
    await expect(page.getByText('Text for bash.')).toBeHidden();
    await hydrate(page, url);
    await expect(page.getByText('Text for fish.')).toBeVisible();
    await expect(page.getByText('A tall panel.')).toBeVisible();
    await expect(page.getByText('One line.')).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-tabs-early');
    expect(await wasLinuxShown()).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole('tab', {name: 'Linux'}).first().click();
    await expect(page.getByText('One line.')).toBeVisible();
    // The next frame sees it.
    await expect.poll(wasLinuxShown).toBe(true);
    await expect(page.getByText('A tall panel.')).toBeHidden();
    await page.getByRole('tab', {name: 'bash'}).click();
    await expect(page).toHaveURL(/\?shell=bash$/);
  });

  test('keep the clicked tab in place when the panel above grows and shrinks', async ({
    page,
    atFixture,
  }) => {
    await openPage(page, atFixture('/frame'));
    const second = page.getByRole('tablist').nth(1);
    await second.evaluate(list =>
      window.scrollTo(0, list.getBoundingClientRect().top + scrollY - 300),
    );
    for (const name of ['Windows', 'Linux']) {
      const tab = second.getByRole('tab', {name});
      const before = await tab.boundingBox();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await renderedFrame(page);
      const after = await tab.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), name).toBeLessThanOrEqual(1);
    }
  });

  test('show every panel under its label without JavaScript', async ({browser, atFixture}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(atFixture('/frame'));
    for (const text of ['One line.', 'A tall panel.', 'Text for bash.', 'Text for fish.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('tablist').first()).toBeHidden();
    await page.getByText('More of it').click();
    await expect(page.getByText('Text inside.')).toBeVisible();
    await context.close();
  });
});

test.describe('a page that crashes', () => {
  const title = (page: Page) => page.getByRole('heading', {level: 1});

  test('shows the error inside the layout until the reader goes elsewhere', async ({
    page,
    atFixture,
  }) => {
    await page.goto(atFixture('/crash'));
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(title(page)).toBeFocused();
    await expect(page.getByText('The shelf is empty')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Elsewhere'})
      .click();
    await expect(title(page)).toHaveText('Elsewhere');
    resetWatch(page); // The crash was reported in the console, as it should be.
  });
});

test.describe('a part of the frame that crashes', () => {
  const LANDMARKS = {
    announcement: (page: Page) => page.getByRole('region', {name: 'Announcement'}),
    navbar: (page: Page) => page.getByRole('navigation', {name: 'Main'}),
    sidebar: (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'}),
    footer: (page: Page) => page.getByRole('contentinfo'),
  };
  const lines = (page: Page) => page.getByText('This part of the page crashed. Try again');

  test('is replaced alone by one line, comes back when mended, and on the next page', async ({
    page,
    atFixture,
  }) => {
    const parts = Object.entries(LANDMARKS);
    await page.goto(`${atFixture('/frame')}?crash=${Object.keys(LANDMARKS).join()}`);
    await expect(lines(page)).toHaveCount(parts.length);
    await expect(page.getByRole('alert')).toHaveCount(parts.length);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frame');
    for (const [name, landmark] of parts) {
      await expect(landmark(page), name).toBeHidden();
    }
    await expectAccessible(page, 'a page without its frame', {within: '[role=alert]'});

    // The rest works.
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    await expect(page.getByText('A tall panel.')).toBeVisible();

    const tryAgain = page.getByRole('button', {name: 'Try again'});
    await tryAgain.first().click();
    await expect(lines(page)).toHaveCount(parts.length);
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    for (const [index, [name, landmark]] of parts.slice(0, 2).entries()) {
      await tryAgain.first().click();
      await expect(landmark(page), name).toBeVisible();
      await expect(lines(page)).toHaveCount(parts.length - index - 1);
    }
    await LANDMARKS.navbar(page).getByRole('link', {name: 'Elsewhere'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Elsewhere');
    for (const [name, landmark] of parts) {
      await expect(landmark(page), name).toBeVisible();
    }
    await expect(lines(page)).toHaveCount(0);
    // Only the crashes themselves were reported.
    expect(problemsOf(page).length).toBeGreaterThan(0);
    expect(problemsOf(page).filter(problem => !problem.includes('is worn out'))).toEqual([]);
    resetWatch(page);
  });

  for (const part of ['main menu', 'sidebar']) {
    test(`leaves the drawer and the page as they are: ${part}`, async ({page, atFixture}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(`${atFixture('/frame')}?crash=${part}`);
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const drawer = page.getByRole('dialog', {name: 'Navigation'});
      if (part === 'main menu') {
        await drawer.getByRole('button', {name: 'Back to main menu'}).click();
      }
      await expect(lines(page)).toBeVisible();
      await expect(drawer.getByRole('alert')).toHaveCount(1);
      await expectAccessible(page, `a drawer without its ${part}`, {within: 'dialog'});
      await drawer.getByRole('button', {name: 'Close navigation bar'}).click();
      await expect(drawer).toBeHidden();
      await expect(LANDMARKS.navbar(page)).toBeVisible();
      resetWatch(page);
    });
  }
});

test.describe('base URL', () => {
  const banner = (page: Page) => page.getByText('Your site did not load properly');

  const notice = (page: Page) => page.getByText('Search and some other features couldn’t load.');

  test("shows only a banner with the right one on the home page if it's wrong", async ({
    page,
    fixtureDir,
  }) => {
    const wrong = await startPagesServer({dir: fixtureDir, baseUrl: '/elsewhere/'});
    await page.goto(wrong.url);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('baseUrl = /elsewhere/');
    await page.goto(`${wrong.url}frame`);
    await page.waitForLoadState('load');
    await expect(banner(page)).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    await wrong.close();
    resetWatch(page);
  });
});

test('the layout is accessible and fits at 280 px and at 400 % zoom', async ({page, atFixture}) => {
  await openPage(page, atFixture('/frame'));
  await expectAccessible(page, 'the frame');
  await setColorMode(page, 'dark');
  await expectReadableColors(page, 'the frame in dark mode');
  for (const width of [280, 320, 1920]) {
    await page.setViewportSize({width, height: 256});
    expect(await measureOverflow(page), `at ${width} px`).toEqual({pixels: 0, elements: []});
  }
});

test("a heading's link shows on hover and on focus", async ({reader: page, atFixture}) => {
  await openPage(page, atFixture('/frame'));
  const link = page.getByRole('link', {name: 'Direct link to A part with code'});
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', {name: /A part with/}).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('opacity', '1');
});

test('in print, only the text shows, dark in both modes, with every panel and open details', async ({
  page,
  atFixture,
}) => {
  await openPage(page, atFixture('/frame?docusaurus-theme=dark'));
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await expect(page.getByText('One line.')).toBeVisible();
  await expect(page.getByText('A tall panel.')).toBeVisible();
  await expect(page.getByText('Text inside.')).toBeVisible();
  await expect(page.getByText('Perhaps.')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('in forced colors, the selected tab, the current item of a dropdown, and admonitions keep their lines', async ({
  page,
  atFixture,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, atFixture('/frame'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const line = (index: number) =>
    tabs.nth(index).evaluate(tab => getComputedStyle(tab).borderBlockEndColor);
  expect(await line(0)).not.toBe(await line(1));
  const [edge, text] = await page.getByRole('note', {name: 'experiment'}).evaluate(note => {
    const {borderLeftColor, borderLeftWidth, color} = getComputedStyle(note);
    return [`${borderLeftWidth} ${borderLeftColor}`, color];
  });
  expect(edge).toBe(`1px ${text}`);
  await page.getByRole('button', {name: 'More'}).click();
  await expect(page.getByRole('link', {name: 'Elsewhere here'})).toBeVisible();
  await expect(page.locator('.navbar li li [aria-current]')).toHaveText('Frame');
  expect(await coloredStates(page)).toEqual([]);
});
