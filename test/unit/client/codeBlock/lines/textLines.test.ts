/** @jest-environment jsdom */
import {
  countLines,
  rangeOfLines,
  selectedLines,
  touchedLines,
} from '@site/theme-plugin/src/client/codeBlock/lines/textLines';

/** Four lines: in bare text, in a token that spans two lines, and in elements of their own. */
const HTML =
  'one\n<i>two\nthr</i>ee\n<span class="code-line">four\n</span><span class="code-line"><b>five</b></span>';

let code: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<p>Before</p><code>${HTML}</code><p>Behind</p>`;
  code = document.querySelector('code') as HTMLElement;
});

it('counts lines, but not the empty text after the last line break', () => {
  expect(countLines(code)).toBe(5);
  code.textContent = 'a\nb\n';
  expect(countLines(code)).toBe(2);
});

it.each([
  [1, 1, 'one\n'],
  [2, 2, 'two\n'],
  [2, 3, 'two\nthree\n'],
  [3, 4, 'three\nfour\n'],
  [4, 4, 'four\n'],
  [5, 5, 'five'],
  [1, 5, 'one\ntwo\nthree\nfour\nfive'],
])('finds the text of lines %i to %i', (first, last, text) => {
  const range = rangeOfLines(code, {first, last});
  expect(range.toString()).toBe(text);
});

it("doesn't include elements from neighboring lines", () => {
  const {startContainer, endContainer} = rangeOfLines(code, {first: 4, last: 4});
  const line = code.querySelector('.code-line');
  expect([line?.contains(startContainer), line?.contains(endContainer)]).toEqual([true, true]);
});

function select(from: [Node, number], to: [Node, number]): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  selection?.addRange(range);
}

const token = () => code.querySelector('i')?.firstChild as Node;
const outside = (place: number) => document.querySelectorAll('p')[place]?.firstChild as Node;

it('reads the lines of a selection', () => {
  select([token(), 1], [token(), 5]);
  expect(selectedLines(code)).toEqual({first: 2, last: 3});
  select([token(), 1], [token(), 3]);
  expect(selectedLines(code)).toEqual({first: 2, last: 2});
});

it('reads a selection of whole lines without the line after it', () => {
  select([code.firstChild as Node, 0], [token(), 4]);
  expect(selectedLines(code)).toEqual({first: 1, last: 2});
});

it("reads the part of a selection that's in the block", () => {
  select([outside(0), 2], [token(), 2]);
  expect(selectedLines(code)).toEqual({first: 1, last: 2});
  select([token(), 4], [outside(1), 2]);
  expect(selectedLines(code)).toEqual({first: 3, last: 5});
});

it('reads no lines from a selection of the whole block, a caret, or no selection', () => {
  select([outside(0), 0], [outside(1), 2]);
  expect(selectedLines(code)).toBeUndefined();
  select([token(), 2], [token(), 2]);
  expect(selectedLines(code)).toBeUndefined();
  select([outside(0), 0], [outside(0), 2]);
  expect(selectedLines(code)).toBeUndefined();
  window.getSelection()?.removeAllRanges();
  expect(selectedLines(code)).toBeUndefined();
});

it("reads the touched lines even if they're all lines or contain only the caret", () => {
  select([outside(0), 0], [outside(1), 2]);
  expect(touchedLines(code)).toEqual({first: 1, last: 5});
  select([token(), 5], [token(), 5]);
  expect(touchedLines(code)).toEqual({first: 3, last: 3});
  select([outside(0), 2], [outside(0), 2]);
  expect(touchedLines(code)).toBeUndefined();
});

it('reads a selection that touches every line as the whole block', () => {
  select([code.firstChild as Node, 1], [code.lastChild?.firstChild?.firstChild as Node, 2]);
  expect(selectedLines(code)).toBeUndefined();
});
