import type {Page} from '@playwright/test';
import {chromiumArgs, findChromium} from '../../scripts/findChromium';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

// Scrollbars that take up space, as with a mouse on Windows, Linux, and macOS. Playwright hides them otherwise.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const ROUTES = ['/', '/tutorials/essentials/part-3-data-flow'];

/** The position of each visible element outside dialogs: its tag, its class, and its box in CSS pixels. */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What comes into view on resizing is laid out in the next frames.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    return [...document.querySelectorAll('body :not(dialog, dialog *, code *)')]
      .filter(element => element.checkVisibility())
      .map(element => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.top < innerHeight)
      .map(
        ({element, box: {x, y, width, height}}) =>
          `${element.tagName} ${element.getAttribute('class')}: ${[x, y, width, height].join(' ')}`,
      );
  });

async function expectUnmoved(page: Page, before: readonly string[]): Promise<void> {
  const known = new Set(before);
  expect((await boxes(page)).filter(box => !known.has(box))).toEqual([]);
}

for (const route of ROUTES) {
  test(`opening and closing the search and the drawer moves nothing on ${route}`, async ({
    page,
    at,
  }) => {
    await openPage(page, at(route));
    const search = {
      open: () => page.keyboard.press('Control+k'),
      shown: page.getByRole('combobox'),
    };
    const drawer = {
      open: () => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
      shown: page.getByRole('dialog', {name: 'Navigation'}),
    };
    for (const [width, overlays] of [
      [390, {search, drawer}],
      [996, {drawer}],
      [997, {search}],
      [1600, {search}],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      expect(
        await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      ).toBeGreaterThan(0);
      for (const [name, {open, shown}] of Object.entries(overlays)) {
        await test.step(`${name} at ${width} px`, async () => {
          const before = await boxes(page);
          await open();
          await expect(shown).toBeVisible();
          await expectUnmoved(page, before);
          await page.keyboard.press('Escape');
          await expect(shown).toHaveCount(0);
          await expectUnmoved(page, before);
        });
      }
    }
  });
}
