import type {Page} from '@playwright/test';
import {expectAccessible, expectReadableColors} from '../support/axe';
import {withoutRing} from '../support/controls';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {pageClasses} from '../support/pageClasses';
import {coloredStates, cutOff, faintLines, running} from '../support/pageFaults';
import {DESKTOP, PHONE} from '../support/viewports';

/* What opens over a page looks right in any of the reader's settings, just as the page does. */

/** What's left of a 1280 × 1024 window at 400 % zoom, in CSS pixels. */
const ZOOMED = {width: 320, height: 256};

interface Opened {
  route: string;
  viewport: {width: number; height: number};
  /** What axe checks. Other tests check the page behind it. */
  within: string;
  open: (page: Page) => Promise<void>;
  /** Something at its end. */
  end: (page: Page) => ReturnType<Page['locator']>;
}

const openDrawer = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'}).click();
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});
const blockOf = (page: Page) => page.locator('.theme-code-block[data-typed]:visible').first();

const OPENED: Readonly<Record<string, Opened>> = {
  'the drawer with the docs': {
    within: 'dialog[open]',
    route: pageClasses.reference,
    viewport: ZOOMED,
    open: openDrawer,
    end: page => drawer(page).getByRole('link', {name: 'Error messages'}),
  },
  'the drawer with the main menu': {
    within: 'dialog[open]',
    route: pageClasses.home,
    viewport: PHONE,
    open: openDrawer,
    end: page => drawer(page).getByRole('link', {name: 'Need help?'}),
  },
  'the search': {
    within: '.DocSearch-Modal',
    route: pageClasses.reference,
    viewport: ZOOMED,
    open: async page => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('configureStore');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    end: page => page.getByRole('option').first(),
  },
  'the page menu': {
    within: ':has(> [aria-expanded="true"])',
    route: pageClasses.reference,
    viewport: DESKTOP,
    open: page => page.getByRole('button', {name: 'Open in…'}).click(),
    end: page => page.getByRole('link', {name: 'View source on GitHub'}),
  },
  'the contents on a phone': {
    within: '.theme-doc-toc-mobile',
    route: pageClasses.reference,
    viewport: PHONE,
    open: page => page.getByRole('navigation', {name: 'On this page'}).locator('summary').click(),
    end: page => page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last(),
  },
  'the menu of a block on a phone': {
    within: '.theme-code-block[data-typed]',
    route: pageClasses.reference,
    viewport: PHONE,
    open: async page => {
      await blockOf(page).scrollIntoViewIfNeeded();
      await blockOf(page).getByLabel('More').click();
    },
    end: page => blockOf(page).getByRole('button', {name: 'JS'}),
  },
};

for (const [name, {route, viewport, within, open, end}] of Object.entries(OPENED)) {
  test(`${name} opens at once, can be read to its end, looks right in any colors, and closes on Back`, async ({
    reader,
    at,
  }) => {
    await reader.setViewportSize(viewport);
    await openPage(reader, at(route));
    // A step back that stays in the document.
    await reader.evaluate(() => {
      window.location.hash = 'nowhere';
    });
    await open(reader);
    await expect(end(reader)).toBeVisible();
    expect(await running(reader), 'under reduced motion').toEqual([]);
    await end(reader).scrollIntoViewIfNeeded();
    await expect(end(reader)).toBeInViewport();
    expect(await cutOff(reader)).toEqual([]);
    expect(await withoutRing(reader)).toEqual([]);

    await expectAccessible(reader, name, {within});
    const setMode = (mode: string) =>
      reader
        .locator('html')
        .evaluate((root, value) => root.setAttribute('data-theme', value), mode);
    await setMode('dark');
    await expectReadableColors(reader, `${name} in dark mode`, within);
    await setMode('light');

    await reader.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    expect(await faintLines(reader), 'in forced colors').toEqual([]);
    expect(await coloredStates(reader), 'in forced colors').toEqual([]);
    expect(await withoutRing(reader), 'in forced colors').toEqual([]);
    await reader.emulateMedia({forcedColors: null, colorScheme: null});

    const place = () => reader.evaluate(() => [window.location.href, window.scrollY]);
    const before = await place();
    await reader.evaluate(() => window.history.back());
    await expect(end(reader)).toBeHidden();
    expect(await place()).toEqual(before);
  });
}

test("in forced colors, the reading bar's line shows the progress", async ({reader, at}) => {
  await reader.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await reader.setViewportSize(PHONE);
  await openPage(reader, at(pageClasses.tutorial));
  await reader.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const [line, ground] = await reader
    .locator('.theme-doc-toc-mobile > span')
    .evaluate(element => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(line).not.toBe(ground);
  await reader.emulateMedia({forcedColors: null, colorScheme: null});
});
