/** @jest-environment jsdom */
import {
  createEditButton,
  EDIT_EVENT,
  isExercise,
} from '@site/theme-plugin/src/client/codeBlock/editButton';

/** The block of a page with this HTML, which marks it with `data-playground`. */
function blockIn(html: string): HTMLElement {
  document.body.innerHTML = html;
  const block = document.querySelector<HTMLElement>('[data-playground]');
  if (!block) {
    throw new Error('There is no block.');
  }
  return block;
}

const BLOCK = '<div data-playground></div>';
const START = `<div data-exercise="true"><div>${BLOCK}</div></div>`;

it('tells the block of an exercise from its solution, and from any other block', () => {
  expect(isExercise(blockIn(START))).toBe(true);
  expect(isExercise(blockIn(`<details>${START}</details>`))).toBe(true);
  expect(isExercise(blockIn(`<div data-exercise="true"><details>${BLOCK}</details></div>`))).toBe(
    false,
  );
  expect(isExercise(blockIn(BLOCK))).toBe(false);
});

it('has words in an exercise, an icon in any other block, and the same name in both', () => {
  for (const [html, icons] of [
    [START, 0],
    [BLOCK, 1],
  ] as const) {
    const block = blockIn(html);
    const button = createEditButton(block);
    const opened = jest.fn();
    block.addEventListener(EDIT_EVENT, opened);
    button.click();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-label', 'Edit and run');
    expect(button.querySelectorAll('svg')).toHaveLength(icons);
    expect(button.classList.contains('main')).toBe(icons === 0);
  }
});
