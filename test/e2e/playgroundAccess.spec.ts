import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {editFirst, expectMarks} from '../support/playground';

const ROUTE = '/api/store';
const EXERCISE = '/tutorials/essentials/part-6-performance-normalization';

/** A right result, a wrong one, a warning, and an error. */
const ALL_STATES =
  "1 + 1 // => 2\n1 + 1 // => 3\nconsole.warn('careful')\nthrow new Error('at last')";

const MOST_TABS = 30;

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const isFocused = () =>
    element.evaluateAll(([found]) => found !== undefined && found === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await isFocused()); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test('an exercise is solved by keyboard alone', async ({page, at}) => {
  await openPage(page, `${at(EXERCISE)}#exercises`);
  const block = page.locator('[data-playground]', {hasText: 'selectToolsOfOwner'}).first();
  const button = (name: string) => block.getByRole('button', {name, exact: true});
  await tabTo(page, block.getByRole('button', {name: 'Edit and run'}));
  await page.keyboard.press('Enter');
  const text = block.getByRole('textbox');
  await expect(text).toBeFocused();
  // The way out stands beside the buttons.
  await expect(block).toContainText('Escape');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type("\nconsole.log('typed')");
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(block.getByRole('group', {name: 'Output', exact: true})).toContainText('typed');
  await page.keyboard.press('Escape');
  await expect(button('Run')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Check')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toContainText('of 4 checks pass');
  await expect(button('Check')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Reset')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(text).not.toContainText('typed');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  const tabs = block.getByRole('tab');
  await page.keyboard.press('Escape');
  await expect(button('Run')).toBeFocused();
  // Who has left the text can pass it.
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(block.getByRole('button', {name: 'Edit and run'})).toBeFocused();
});

test('in forced colors, the editor, its results, and the focus have edges and marks', async ({
  page,
  at,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const editor = await editFirst(page, at(ROUTE), ALL_STATES);
  await editor.run.click();
  await expectMarks(editor, ['✓', '✗ 2']);
  await expect(editor.output).toContainText('Error: at last');
  const styleOf = (element: Locator, name: string) =>
    element.evaluate((each, property) => getComputedStyle(each).getPropertyValue(property), name);
  for (const mark of await editor.marks.all()) {
    expect(await styleOf(mark, 'color')).not.toBe(await styleOf(editor.block, 'background-color'));
  }
  const buttons = await editor.run.locator('xpath=../button').all();
  expect(buttons).toHaveLength(4);
  for (const button of buttons) {
    expect(await styleOf(button, 'border-block-start-style')).toBe('solid');
  }
  await editor.text.focus();
  await page.keyboard.press('Escape');
  await expect(editor.run).toBeFocused();
  expect(await styleOf(editor.run, 'outline-style')).not.toBe('none');
  // A background alone would be gone.
  const line = editor.block.locator('.cm-error');
  expect(await styleOf(line, 'outline-style')).toBe('solid');
  expect(await styleOf(line, 'outline-color')).toBe(await styleOf(line, 'color'));
});

test('under reduced motion, nothing in the editor moves', async ({page, at}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const editor = await editFirst(page, at(ROUTE), ALL_STATES);
  await editor.run.click();
  await expectMarks(editor, ['✓', '✗ 2']);
  const moving = await editor.run.locator('xpath=../..').evaluate(editing => {
    const all = (root: Element | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap(element => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const elements = all(editing);
    return {
      count: elements.length,
      names: elements
        .filter(element => {
          const {transitionDuration, animationName} = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration) || animationName !== 'none';
        })
        .map(element => element.outerHTML.slice(0, 80)),
    };
  });
  expect(moving.count).toBeGreaterThan(30);
  expect(moving.names).toEqual([]);
});
