import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {openPageClass, pageClasses} from '../support/pageClasses';

/** What's left of a 1280 × 1024 window at 400 % zoom, in CSS pixels, as in WCAG 1.4.10. */
const ZOOMED = {width: 320, height: 256};

/** The share of such a window that sticky bars may take up. */
const MAX_BARS = 1 / 3;

test.beforeEach(async ({reader}) => {
  await reader.setViewportSize(ZOOMED);
});

/**
 * Text that overflows the window or a box that hides it, and can't be scrolled to. An ellipsis shows that there's more,
 * and text for screen readers is hidden on purpose.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isHiddenOnPurpose = (style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' || style.textOverflow === 'ellipsis';
    /**
     * Finds where text at these edges is lost: the first box around it that hides it, unless one that scrolls comes
     * first.
     */
    const isLost = (start: Element, box: DOMRect) => {
      for (let around: Element | null = start; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (isHiddenOnPurpose(style) || /auto|scroll/.test(style.overflowX)) {
          return false;
        }
        const edge = around.getBoundingClientRect();
        const hidesX = /hidden|clip/.test(style.overflowX);
        const hidesY = /hidden|clip/.test(style.overflowY);
        if (hidesX && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
          return true;
        }
        if (hidesY && box.bottom > edge.bottom + 2) {
          return true;
        }
        if (style.position === 'fixed') {
          return false;
        }
      }
      return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
    };
    const lost = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {currentNode: node} = texts;
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.nodeValue?.trim()) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(box => box.width > 0 && isLost(element, box))) {
        lost.add(`${node.nodeValue.trim().slice(0, 40)} in ${element.outerHTML.slice(0, 60)}`);
      }
    }
    return [...lost];
  });

for (const route of Object.values(pageClasses)) {
  test(`${route} at 400 % zoom doesn't scroll sideways, cuts nothing off, and leaves room to read`, async ({
    reader,
    at,
  }) => {
    await openPageClass(reader, at, route);
    expect(await measureOverflow(reader)).toEqual({pixels: 0, elements: []});
    expect(await cutOff(reader)).toEqual([]);
    await reader.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const covered = await reader.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element => element.checkVisibility())
        .filter(element => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter(element => element.getBoundingClientRect().width > innerWidth / 2)
        .map(element => element.getBoundingClientRect())
        .reduce(
          (sum, {top, bottom}) =>
            sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
          0,
        ),
    );
    expect(covered / ZOOMED.height, 'the part that bars cover').toBeLessThanOrEqual(MAX_BARS);
  });
}

test('at 400 % zoom, everything that opens over the page can be read to its end', async ({
  reader,
  at,
}) => {
  await openPage(reader, at(pageClasses.reference));
  await reader.keyboard.press('Shift+?');
  const help = reader.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await help.locator('dt').last().scrollIntoViewIfNeeded();
  await expect(help.locator('dt').last()).toBeInViewport();
  expect(await cutOff(reader), 'in the list of shortcuts').toEqual([]);
  await reader.keyboard.press('Escape');

  await reader.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = reader.getByRole('dialog', {name: 'Navigation'});
  // Found by name, because the drawer is painted before the sidebar's rows are in it.
  const lastLink = drawer.getByRole('link', {name: 'Error messages'});
  await lastLink.scrollIntoViewIfNeeded();
  await expect(lastLink).toBeInViewport();
  expect(await drawer.getByRole('link').last().textContent()).toBe('Error messages');
  expect(await cutOff(reader), 'in the drawer').toEqual([]);
  await reader.keyboard.press('Escape');

  await reader.keyboard.press('/');
  await reader.getByRole('combobox').fill('store');
  const row = reader.getByRole('dialog', {name: 'Search'}).locator('.DocSearch-Hit');
  await expect(row.first()).toBeVisible();
  // The rows for the last query replace the previous ones, maybe while the test is scrolling to them.
  await expect(async () => {
    await row.last().scrollIntoViewIfNeeded({timeout: 1000});
    await expect(row.last()).toBeInViewport({timeout: 1000});
  }).toPass();
  expect(await cutOff(reader), 'in the search').toEqual([]);
});
