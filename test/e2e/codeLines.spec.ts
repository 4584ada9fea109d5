import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

const ARTICLE = '/tutorials/quick-start';

/** A file in the article. The tests use the first block that shows it. */
const FILE = 'src/app/store.ts';

const blockOf = (page: Page, title: string): Locator =>
  page
    .locator('.theme-code-block')
    .filter({has: page.getByRole('group', {name: title})})
    .first();

const markOf = (block: Locator): Locator => block.locator('code > span:empty');

/** Where the text of each line is, in CSS pixels. Lines are counted from 1. */
async function linesOf(block: Locator, first: number, last: number) {
  return block.locator('code').evaluate(
    (code, [from, to]) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let line = 1;
      let top = Infinity;
      let bottom = -Infinity;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        Array.from(node.data).forEach((character, offset) => {
          if (line >= from && line <= to && character.trim() !== '') {
            range.setStart(node, offset);
            range.setEnd(node, offset + 1);
            const rect = range.getBoundingClientRect();
            top = Math.min(top, rect.top);
            bottom = Math.max(bottom, rect.bottom);
          }
          line += character === '\n' ? 1 : 0;
        });
      }
      return {top, bottom};
    },
    [first, last] as const,
  );
}

async function expectMarked(block: Locator, first: number, last: number): Promise<void> {
  const mark = markOf(block);
  await expect(mark).toBeVisible();
  const box = await mark.boundingBox();
  const text = await linesOf(block, first, last);
  expect(box?.y).toBeLessThanOrEqual(text.top);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(text.bottom);
  const {height} = block.page().viewportSize() ?? {height: 0};
  expect(text.top).toBeGreaterThan(0);
  expect(text.bottom).toBeLessThan(height);
  // No other line is highlighted.
  expect(box?.height).toBeLessThan(text.bottom - text.top + 14);
}

test('a link to lines of code highlights them and scrolls to them, both on load and when followed', async ({
  page,
  at,
}) => {
  await openPage(page, at(`${ARTICLE}#${FILE}-L4-L5`));
  await expectMarked(blockOf(page, FILE), 4, 5);
  await expect(
    page.getByRole('status').filter({hasText: 'Lines 4 to 5 are highlighted'}),
  ).toHaveCount(1);

  // A link within the page to a single line.
  await page.evaluate(file => (window.location.hash = `${file}-L1`), FILE);
  await expectMarked(blockOf(page, FILE), 1, 1);
  await page.goBack();
  await expectMarked(blockOf(page, FILE), 4, 5);

  // Going to a heading removes the highlight, and an address that names nothing adds none.
  await page.evaluate(() => (window.location.hash = 'create-a-slice'));
  await expect(markOf(blockOf(page, FILE))).toHaveCount(0);
  await page.evaluate(() => (window.location.hash = 'no-such-file.ts-L3'));
  await page.goBack();
  await expect(page.locator('#create-a-slice')).toBeInViewport();
  await expect(page.locator('code > span:empty')).toHaveCount(0);
});

test('the highlight follows its lines when they wrap, and has a frame in forced colors', async ({
  reader: page,
  at,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, at(`${ARTICLE}#${FILE}-L4-L5`));
  const block = blockOf(page, FILE);
  await expectMarked(block, 4, 5);
  await block.evaluate(element => element.setAttribute('data-wrap', ''));
  await expectMarked(block, 4, 5);

  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await expectMarked(block, 4, 5);
  await expect(block).toHaveCSS('border-top-style', 'solid');
  await expect(markOf(block)).toHaveCSS('border-top-style', 'solid');
  await expect(markOf(block)).toHaveCSS('z-index', 'auto');
  await page.emulateMedia({forcedColors: null, colorScheme: null});
});

test('while lines are selected, a button links to them', async ({page, context, at}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, at(ARTICLE));
  const block = blockOf(page, FILE);
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
  const button = block.getByRole('button', {name: 'Link to these lines'});
  await expect(button).toBeHidden();
  const {top, bottom} = await linesOf(block, 4, 5);
  const {x = 0} = (await block.locator('code').boundingBox()) ?? {};
  await page.mouse.click(x + 40, top + 6);
  await page.keyboard.down('Shift');
  await page.mouse.click(x + 60, bottom - 6);
  await page.keyboard.up('Shift');
  await button.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    at(`${ARTICLE}#${FILE}-L4-L5`),
  );
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toHaveCount(1);
  await expectMarked(block, 4, 5);
  // It shows that it worked, until the reader goes elsewhere.
  await expect(button).toBeVisible();
  await page.mouse.click(x + 40, top + 6);
  await expect(button).toBeHidden();
});

test("if the browser doesn't allow copying, a note in view says where the link is, or what to do", async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.setViewportSize({width: 1280, height: 400});
  await openPage(page, at('/usage/migrating-to-modern-redux'));
  const block = page.locator('.theme-code-block:visible', {hasText: /(?:.*\n){30}/}).first();
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByText('press Ctrl+C or ⌘C')).toBeInViewport({ratio: 1});
  await expectAccessible(page, 'a refused clipboard', {within: '.theme-code-block:has(> p)'});
  await block.locator('code').selectText();
  await block.getByRole('button', {name: 'Link to these lines'}).click();
  await expect(block.getByText('The link is in the address bar')).toBeInViewport({ratio: 1});
});

test('selecting by mouse reaches a blank line', async ({page, at}) => {
  await openPage(page, at('/usage/migrating-to-modern-redux'));
  const block = page.locator('.theme-code-block:visible', {hasText: /\S\n\n/}).first();
  await block.scrollIntoViewIfNeeded();
  const lines = ((await block.locator('code').textContent()) ?? '').split('\n');
  const blank = lines.indexOf('') + 1;
  const {top, bottom} = await linesOf(block, blank - 1, blank - 1);
  const {x = 0} = (await block.locator('code').boundingBox()) ?? {};
  await page.mouse.move(x + 26, (top + bottom) / 2);
  await page.mouse.down();
  await page.mouse.move(x + 80, bottom + 12, {steps: 3});
  await page.mouse.up();
  expect((await selectionOf(page)).trim()).toBe(lines[blank - 2]?.trim());
});

const MIGRATION = '/usage/migrating-to-modern-redux';

/** In a tab that isn't selected. The tabs above it are in the same group. */
const LATE_FILE = 'src/after/hooks.ts';

test('a link to a line in another tab arrives there, although all tabs above it change', async ({
  page,
  at,
}) => {
  await openPage(page, at(`${MIGRATION}#${LATE_FILE}-L1`));
  await expectMarked(blockOf(page, LATE_FILE), 1, 1);
});

const selectionOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.getSelection()?.toString() ?? '');

test('in code that scrolls, lines can be selected and linked to by keyboard, and Tab leaves', async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(ARTICLE));
  const block = blockOf(page, FILE);
  await block.scrollIntoViewIfNeeded();
  const code = block.getByRole('group', {name: FILE});
  await block.getByLabel('More').click();
  await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toBeVisible();
  await page.keyboard.press('Escape');
  await code.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({hasText: 'No lines selected'})).toHaveCount(1);
  expect(await selectionOf(page)).toBe('');

  // From the button, the keys reach further.
  await page.keyboard.press('Shift+ArrowDown');
  await block.getByRole('button', {name: 'Link to these lines'}).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.getByLabel('More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`${ARTICLE}#${FILE}-L1-L2`));
  await expectMarked(block, 1, 2);
  await expect(code).toBeFocused();
});
