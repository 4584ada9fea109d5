import type {Locator} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {editFirst, expectMarks} from '../support/playground';

const ROUTE = '/api/store';

/** A right result, a wrong one, a warning, and an error. */
const ALL_STATES =
  "1 + 1 // => 2\n1 + 1 // => 3\nconsole.warn('careful')\nthrow new Error('at last')";

test('in forced colors, the editor, its results, and the focus have edges and marks, and nothing moves', async ({
  page,
  at,
}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
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

  // Under reduced motion, nothing in it moves.
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
