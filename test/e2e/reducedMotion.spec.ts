import type {Page} from '@playwright/test';
import {setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {DESKTOP, PHONE} from '../support/viewports';

/** A transition this short is invisible. Some scripts wait for its end. */
const UNSEEN_MS = 1;

/** Everything that's moving over time right now. Scroll-driven animations only move when the reader does. */
const running = (page: Page) =>
  page.evaluate(
    unseen =>
      document
        .getAnimations()
        .filter(animation => animation.timeline instanceof DocumentTimeline)
        .filter(({effect}) => Number(effect?.getComputedTiming().duration) > unseen)
        .map(({effect}) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'unknown',
        ),
    UNSEEN_MS,
  );

/** Elements and pseudo-elements that styles allow to move over time. */
const ableToMove = (page: Page) =>
  page.evaluate(unseen => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map(time => 1000 * parseFloat(time)));
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of ['', '::before', '::after', '::details-content']) {
        const style = getComputedStyle(element, pseudo);
        const isTimed = style.animationName !== 'none' && longest(style.animationDuration) > unseen;
        if (isTimed || longest(style.transitionDuration) > unseen) {
          found.push(`${element.outerHTML.slice(0, 80)}${pseudo}`);
        }
      }
    }
    return found;
  }, UNSEEN_MS);

for (const route of Object.values(pageClasses)) {
  test(`${route} doesn't animate under reduced motion`, async ({reader, at}) => {
    await openPageClass(reader, at, route);
    expect(await ableToMove(reader)).toEqual([]);
    expect(await running(reader)).toEqual([]);
    await expect(reader.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

test('menus and dialogs open instantly under reduced motion', async ({reader, at}) => {
  const article = at(pageClasses.longTutorial);
  await openPage(reader, article);
  await setColorMode(reader, 'dark');
  expect(await running(reader), 'after the change of color mode').toEqual([]);

  await reader.locator('[data-kind] summary').first().click();
  expect(await running(reader), 'with a device open').toEqual([]);

  await reader.getByRole('button', {name: 'Search'}).first().click();
  await expect(reader.getByRole('dialog', {name: 'Search'})).toBeVisible();
  expect(await running(reader), 'in the search').toEqual([]);
  await reader.keyboard.press('Escape');

  await reader.keyboard.press('Shift+?');
  await expect(reader.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  expect(await running(reader), 'in the list of shortcuts').toEqual([]);
  await reader.keyboard.press('Escape');

  await reader.setViewportSize(PHONE);
  await reader.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(reader.getByRole('dialog', {name: 'Navigation'})).toBeVisible();
  expect(await running(reader), 'in the drawer').toEqual([]);
  await reader.setViewportSize(DESKTOP);
});
