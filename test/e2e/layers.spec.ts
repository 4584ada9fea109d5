import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {renderedFrame} from '../support/renderedFrame';

const ARTICLE = '/introduction/getting-started';

/** Whether an element, or something inside it, is on top at its center and its corners. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const inset = 8;
    const points: readonly (readonly [number, number])[] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ];
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** Scrolls down and back up a little, which makes the button appear. */
async function offerWayUp(page: Page): Promise<Locator> {
  await page.evaluate(() => window.scrollTo(0, 1500));
  await renderedFrame(page);
  await page.evaluate(() => window.scrollTo(0, 1400));
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  return button;
}

test('the focused skip link is above the navbar', async ({reader: page, at}) => {
  await openPage(page, at(ARTICLE));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  expect(await isOnTop(link)).toBe(true);
});

test('the back-to-top button is above the navbar where they overlap', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  // Bars stay in view in a low window only if it's wide.
  await page.setViewportSize({width: 1024, height: 80});
  const button = await offerWayUp(page);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const [own, bar] = [await button.boundingBox(), await navbar.boundingBox()];
  expect(own?.y).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(await isOnTop(button)).toBe(true);
});
