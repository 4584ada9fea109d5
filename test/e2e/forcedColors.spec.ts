import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {PHONE} from '../support/viewports';

/*
 * With forced colors, the system's palette replaces the site's: backgrounds and shadows are gone, and drawings keep
 * colors that were chosen for another background. This tests the palette on black, in light mode.
 */
test.use({colorScheme: 'dark'});

/** How far Tab is followed: across the navbar and into the page. */
const TAB_STOPS = 16;

/** The lowest contrast for lines that carry information, according to WCAG 1.4.11. */
const MIN_CONTRAST = 3;

async function force(page: Page): Promise<void> {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
}

/** Lines, masked icons, and focus rings that don't stand out from the background, each with its colors. */
const faintLines = (page: Page) =>
  page.evaluate(minimum => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const luminance = (color: string) => {
      if (!canvas) {
        return NaN;
      }
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = [red, green, blue].map(value => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const [r = 0, g = 0, b = 0] = linear;
      return alpha === 0 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor) ?? 0;
    const isSeen = (color: string) => {
      const value = luminance(color);
      if (value === null) {
        return false;
      }
      const [high, low] = value > ground ? [value, ground] : [ground, value];
      return (high + 0.05) / (low + 0.05) >= minimum;
    };
    const faint: string[] = [];
    for (const shape of document.querySelectorAll(
      'svg :is(path, rect, circle, line, polygon, text)',
    )) {
      const {fill, stroke} = getComputedStyle(shape);
      const colors = [fill, stroke].filter(color => color !== 'none');
      if (shape.checkVisibility() && colors.length > 0 && !colors.some(isSeen)) {
        faint.push(
          `${shape.closest('svg')?.getAttribute('class')} ${shape.outerHTML.slice(0, 80)}: ${colors.join()}`,
        );
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (
          style.maskImage !== 'none' &&
          element.checkVisibility() &&
          !isSeen(style.backgroundColor)
        ) {
          faint.push(`${element.outerHTML.slice(0, 80)}${pseudo}: ${style.backgroundColor}`);
        }
      }
    }
    return [...new Set(faint)];
  }, MIN_CONTRAST);

/** Elements whose attributes say they're current, selected, or pressed, but that show it only with color. */
const coloredStates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-current], [aria-selected="true"], [aria-pressed="true"]')]
      // Among the breadcrumbs, only the current page isn't a link.
      .filter(element => element.checkVisibility() && !element.closest('.theme-doc-breadcrumbs'))
      .filter(element => {
        const own = getComputedStyle(element);
        const hasLine = ['', '::before', '::after'].some(pseudo => {
          const style = getComputedStyle(element, pseudo);
          const isMade = pseudo === '' || style.content !== 'none';
          const widths = [
            style.borderInlineStartWidth,
            style.borderBlockEndWidth,
            style.outlineStyle === 'none' ? '0' : style.outlineWidth,
          ];
          return isMade && widths.some(width => parseFloat(width) >= 2);
        });
        return !hasLine && Number(own.fontWeight) < 600 && own.textDecorationLine === 'none';
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );

/** The ones among the first tab stops that show no focus ring, each with the start of its HTML. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const missing = await page.evaluate(() => {
      const {activeElement} = document;
      if (!activeElement || activeElement === document.body) {
        return null;
      }
      const {outlineStyle, outlineWidth} = getComputedStyle(activeElement);
      const isShown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isShown ? null : activeElement.outerHTML.slice(0, 120);
    });
    if (missing !== null) {
      found.push(missing);
    }
  }
  return found;
}

/** A page whose diagram has its own colors. */
const WITH_DIAGRAM = '/tutorials/essentials/part-1-overview-concepts';

for (const route of [...Object.values(pageClasses), WITH_DIAGRAM]) {
  test(`in forced colors, drawings, icons, marks, and focus are visible on ${route}`, async ({
    page,
    at,
  }) => {
    await force(page);
    await openPageClass(page, at, route);
    expect(await faintLines(page)).toEqual([]);
    expect(await coloredStates(page)).toEqual([]);
    expect(await stopsWithoutRing(page)).toEqual([]);
  });
}

test('in forced colors, the reading bar shows its progress, and the drawer shows the current item', async ({
  page,
  at,
}) => {
  await force(page);
  await page.setViewportSize(PHONE);
  await openPage(page, at(pageClasses.longTutorial));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const line = page.locator('.theme-doc-toc-mobile > span');
  const colors = await line.evaluate(element => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(colors[0]).not.toBe(colors[1]);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible();
  expect(await coloredStates(page)).toEqual([]);
  expect(await faintLines(page)).toEqual([]);
});
