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

const ROUTES = ['/', '/tutorials/essentials/part-6-performance-normalization'];

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
  test(`opening and closing the search moves nothing on ${route}`, async ({page, at}) => {
    await openPage(page, at(route));
    const input = page.getByRole('combobox');
    for (const width of [390, 997, 1600]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({width, height: 800});
        expect(
          await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
        ).toBeGreaterThan(0);
        const before = await boxes(page);
        await page.keyboard.press('Control+k');
        await expect(input).toBeVisible();
        await expectUnmoved(page, before);
        await page.keyboard.press('Escape');
        await expect(input).toHaveCount(0);
        await expectUnmoved(page, before);
      });
    }
  });

  test(`opening and closing the drawer moves nothing on ${route}`, async ({page, at}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openPage(page, at(route));
    const drawer = page.getByRole('dialog', {name: 'Navigation'});
    for (const width of [390, 996]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({width, height: 800});
        const before = await boxes(page);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(drawer).toBeVisible();
        await expectUnmoved(page, before);
        await page.keyboard.press('Escape');
        await expect(drawer).toHaveCount(0);
        await expectUnmoved(page, before);
      });
    }
  });
}
