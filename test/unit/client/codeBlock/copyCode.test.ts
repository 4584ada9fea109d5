/** @jest-environment jsdom */
import {copyCode, shownText} from '@site/theme-plugin/src/client/codeBlock/copyCode';
import {COPY_ICON} from '@site/theme-plugin/src/client/codeBlock/icons';
import {
  CHANGE_CLASSES,
  LANGUAGE_ATTRIBUTE,
  ONLY_CLASSES,
} from '@site/theme-plugin/src/shared/code/constants';

const writeText = jest.fn();

const TYPED = `let a<b class="${ONLY_CLASSES.types}">: number</b> = 1<b class="${ONLY_CLASSES.plain}"> // JS</b>`;
const CHANGED = `one\n<b class="code-line ${CHANGE_CLASSES.removed}">two\n</b><b class="code-line ${CHANGE_CLASSES.added}">three\n</b>`;

/** A code block with its copy button. */
function show(html: string, language = 'ts') {
  document.body.innerHTML = `<div class="theme-code-block language-${language}"><button type="button"></button><pre><code>${html}</code></pre></div>`;
  const [block, code, button] = ['div', 'code', 'button'].map(name => document.querySelector(name));
  if (!block || !code || !button) {
    throw new Error('The block is incomplete.');
  }
  return {block, code, copy: () => copyCode(block, code, button)};
}

const notes = () => Array.from(document.querySelectorAll('p'), ({textContent}) => textContent);
const announced = () => document.querySelector('[role=status]')?.textContent;
const isDone = () => document.querySelector('button svg') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.documentElement.removeAttribute(LANGUAGE_ATTRIBUTE);
});
afterEach(() => jest.useRealTimers());

it.each([
  ['ts', 'let a: number = 1'],
  ['js', 'let a = 1 // JS'],
])('copies the language that is shown: %s', (language, text) => {
  document.documentElement.setAttribute(LANGUAGE_ATTRIBUTE, language);
  const {code} = show(TYPED);
  const before = code.innerHTML;
  expect(shownText(code)).toBe(text);
  expect(code.innerHTML).toBe(before);
});

it('copies no line that a change removes', async () => {
  await show(CHANGED).copy();
  expect(writeText.mock.calls).toEqual([['one\nthree\n']]);
});

it.each([
  ['diff', 'a\nc'],
  ['diff-ts', 'a\nc'],
  ['different', ' a\n-b\n+c'],
])('reads signs as a diff only in a diff: %s', async (language, text) => {
  await show(' a\n-b\n+c', language).copy();
  expect(writeText.mock.calls).toEqual([[text]]);
});

it('says that it has copied', async () => {
  await show('text').copy();
  jest.advanceTimersByTime(100);
  expect([isDone(), notes(), announced()]).toEqual([true, [], 'Copied']);
});

it('shows that it has copied for as long after a second click', async () => {
  const {copy} = show('text');
  const shape = () => document.querySelector('button path')?.getAttribute('d');
  await copy();
  const done = shape();
  jest.advanceTimersByTime(1500);
  await copy();
  jest.advanceTimersByTime(1500);
  expect(shape()).toBe(done);
  jest.advanceTimersByTime(500);
  expect(shape()).toBe(COPY_ICON);
});

it.each([
  ['refuses', () => writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))],
  ['has no clipboard', () => Reflect.deleteProperty(navigator, 'clipboard')],
])('selects the code and says what to do if the browser %s', async (_, arrange) => {
  arrange();
  const {copy, code} = show('text');
  await copy();
  await copy();
  jest.advanceTimersByTime(100);
  expect(window.getSelection()?.toString()).toBe(code.textContent);
  expect(notes()).toEqual([expect.stringContaining('press Ctrl+C or ⌘C')]);
  expect(announced()).toBe(notes()[0]);
  expect(isDone()).toBe(false);
});

it('takes the note of a failure away once copying works', async () => {
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  const {copy} = show('text');
  await copy();
  expect(notes()).toHaveLength(1);
  await copy();
  expect([isDone(), notes()]).toEqual([true, []]);
});
