import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {ableToMove, coloredStates, cutOff, faintLines, running} from '../support/pageFaults';
import {measureOverflow} from '../support/overflow';
import {CHECKED_WIDTHS, DESKTOP} from '../support/viewports';

/* One load of each class of page shows what depends on the window, the reader's settings, and the paper. */

/** What's left of a 1280 × 1024 window at 400 % zoom, in CSS pixels, as in WCAG 1.4.10. */
const ZOOMED = {width: 320, height: 256};

/** The share of such a window that sticky bars may take up. */
const MAX_BARS = 1 / 3;

/** The width of an A4 page between its margins, in CSS pixels, and an arbitrary height. */
const PAPER = {width: 718, height: 1000};

/** 11 points, in CSS pixels. */
const TEXT_SIZE = (11 * 96) / 72;

/**
 * Things that are only useful on a screen: bars, site navigation, buttons, and form fields. A button that says whether it's the
 * current one is an item of a list, and has its text.
 */
const CHROME =
  'button:not([aria-current]), input, select, textarea, iframe, dialog, [role="tablist"], nav, footer, header.navbar, .theme-announcement-bar, [role="progressbar"]';

/** The text sizes on the page, in CSS pixels, and any code that isn't smaller than the text around it. */
const measureText = (page: Page) =>
  page.evaluate(() => {
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
    return {
      body: size(document.body),
      largestText: Math.max(...shown('.theme-doc-markdown :is(p, li, td)').map(size)),
      largeCode: shown('main code')
        .filter(code => !code.closest('h1, h2, h3, h4, h5, h6'))
        .filter(code => size(code) >= size(code.closest('p, li, td, th') ?? document.body))
        .map(code => code.textContent),
      cutOff: shown('main pre').filter(pre => pre.scrollWidth > pre.clientWidth + 1).length,
    };
  });

/** External links in the text that aren't followed by their URL. */
const missingAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')]
      .filter(link => link.checkVisibility())
      .filter(
        link =>
          !getComputedStyle(link, '::after').content.includes(`(${link.getAttribute('href')})`),
      )
      .map(link => link.href),
  );

/** How much of a zoomed window sticky bars cover, as a share. */
const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2);
    const heights = [...document.querySelectorAll('*')]
      .filter(element => element.checkVisibility())
      .filter(element => /sticky|fixed/.test(getComputedStyle(element).position))
      .map(element => element.getBoundingClientRect())
      .filter(({width}) => width > innerWidth / 2)
      .map(({top, bottom}) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

const FITS = {pixels: 0, elements: []};

/** A page whose diagram has marks and numbers. */
const WITH_MARKS = '/tutorials/essentials/part-1-overview-concepts';

/** Expects drawings, icons, and marks to be visible in forced colors: the palette on black, in light mode. */
async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  expect(await faintLines(page)).toEqual([]);
  expect(await coloredStates(page)).toEqual([]);
  await page.emulateMedia({forcedColors: null, colorScheme: null});
}

test('in forced colors, the marks and numbers of a diagram are visible', async ({reader, at}) => {
  await openPageClass(reader, at, WITH_MARKS);
  await expectForcedColors(reader);
});

for (const route of Object.values(pageClasses)) {
  test(`${route} fits every width, zoom, and paper, keeps still, and bears forced colors`, async ({
    reader,
    at,
  }) => {
    await openPageClass(reader, at, route);

    await test.step('all blocks of an article end at one of two right edges', async () => {
      const edges = await reader.locator('.theme-doc-markdown > *').evaluateAll(all => {
        const blocks = all.filter(
          block => getComputedStyle(block).display !== 'inline' && block.clientHeight > 0,
        );
        return [...new Set(blocks.map(block => Math.round(block.getBoundingClientRect().right)))];
      });
      expect(edges.length, edges.join(', ')).toBeLessThanOrEqual(2);
    });

    await test.step('nothing moves under reduced motion', async () => {
      expect(await ableToMove(reader)).toEqual([]);
      expect(await running(reader)).toEqual([]);
      await expect(reader.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });

    await test.step('in forced colors, drawings, icons, and marks are visible', () =>
      expectForcedColors(reader));

    await test.step("it doesn't scroll sideways at any width", async () => {
      for (const width of CHECKED_WIDTHS) {
        await reader.setViewportSize({width, height: DESKTOP.height});
        expect(await measureOverflow(reader), `at ${width} px`).toEqual(FITS);
      }
    });

    await test.step('at 400 % zoom, nothing is cut off, and there is room to read', async () => {
      await reader.setViewportSize(ZOOMED);
      expect(await measureOverflow(reader)).toEqual(FITS);
      expect(await cutOff(reader)).toEqual([]);
      expect(await coveredByBars(reader)).toBeLessThanOrEqual(MAX_BARS);
    });

    await test.step('in print, it has text of 11 points, link URLs, and no buttons', async () => {
      await reader.setViewportSize(PAPER);
      await reader.emulateMedia({media: 'print'});
      await expect(reader.getByRole('heading', {level: 1})).toBeVisible();
      const chrome = await reader
        .locator(CHROME)
        .evaluateAll(all =>
          all
            .filter(element => element.checkVisibility({visibilityProperty: true}))
            .map(element => element.outerHTML.slice(0, 200)),
        );
      expect(chrome).toEqual([]);
      const text = await measureText(reader);
      expect(text.body).toBeCloseTo(TEXT_SIZE, 1);
      expect(text.largestText).toBeLessThanOrEqual(TEXT_SIZE + 0.1);
      expect(text.largeCode).toEqual([]);
      expect(text.cutOff, 'blocks of code wider than the paper').toBe(0);
      expect(await missingAddresses(reader)).toEqual([]);
      expect(await measureOverflow(reader)).toEqual(FITS);
      await reader.emulateMedia({media: null});
    });
  });
}
