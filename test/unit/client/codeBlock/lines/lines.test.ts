/** @jest-environment jsdom */
import {blocksByName} from '@folio-pages/shared/codeBlocks';
import {readLineAddress, writeLineAddress} from '@folio/client/codeBlock/lines/lineAddress';
import {act} from '@testing-library/react';
import {selectLinesByKeys} from '@folio/client/codeBlock/lines/lineKeys';
import {
  countLines,
  rangeOfLines,
  selectedLines,
  touchedLines,
} from '@folio/client/codeBlock/lines/textLines';

describe('blocksByName', () => {
  const block = (id: string, title?: string) =>
    `<div class=theme-code-block id=${id}><div ${title ? '' : 'data-untitled'}>${title ? '<div>Title <b>new</b></div>' : ''}</div><pre aria-label="${title ?? 'Code (ts)'}"><code>x</code></pre></div>`;

  it('names blocks by their title, or by the heading above, and numbers repeated names', () => {
    document.body.innerHTML = [
      block('first'),
      '<h2 id=setup>Setup</h2>',
      block('store', 'src/app store.ts'),
      block('untitled'),
      '<h3>No id</h3>',
      block('second'),
      '<h3 id=more>More</h3>',
      block('again', 'src/app store.ts'),
      block('third'),
    ].join('');
    expect(Array.from(blocksByName(), ([name, {id}]) => [name, id])).toEqual([
      ['code', 'first'],
      ['src/app-store.ts', 'store'],
      ['setup-code', 'untitled'],
      ['setup-code-2', 'second'],
      ['src/app-store.ts-2', 'again'],
      ['more-code', 'third'],
    ]);
  });
});

it.each([
  ['src/store.ts', {block: 'src/store.ts'}],
  ['src/store.ts-L3', {block: 'src/store.ts', lines: {first: 3, last: 3}}],
  ['src/store.ts-L3-L12', {block: 'src/store.ts', lines: {first: 3, last: 12}}],
  ['setup-code-2-L1-L2', {block: 'setup-code-2', lines: {first: 1, last: 2}}],
])('lineAddress reads and writes %s', (fragment, address) => {
  expect(readLineAddress(fragment)).toEqual(address);
  expect(writeLineAddress(address)).toBe(fragment);
});

it.each([
  ['a.ts-L5-L3', {block: 'a.ts', lines: {first: 3, last: 5}}],
  ['a.ts-L3-L3', {block: 'a.ts', lines: {first: 3, last: 3}}],
  ['a.ts-L0', {block: 'a.ts-L0'}],
  // Longer numbers would be written in another form.
  ['a.ts-L999999999', {block: 'a.ts', lines: {first: 999_999_999, last: 999_999_999}}],
  ['a.ts-L1000000000', {block: 'a.ts-L1000000000'}],
  ['-L1-L99999999999999999999999999', {block: '-L1-L99999999999999999999999999'}],
  ['-L3', {block: '-L3'}],
  ['', {block: ''}],
])('lineAddress reads %s', (fragment, address) => {
  expect(readLineAddress(fragment)).toEqual(address);
});

describe('lineKeys', () => {
  const LINE_HEIGHT = 20;
  const WINDOW_HEIGHT = 200;

  /** Six lines, the fourth of which is hidden. */
  const TEXT = 'one\ntwo\nthree\nhidden\nfive\nsix\n';

  let block: HTMLElement;
  let pre: HTMLElement;
  let code: HTMLElement;
  let button: HTMLButtonElement;
  let stop: () => void;
  const clicked = jest.fn();
  const scrolled = jest.fn();

  /** The top of the first line in the window. */
  let top = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    clicked.mockClear();
    scrolled.mockClear();
    top = 0;
    document.documentElement.style.scrollPaddingTop = '10px';
    document.body.innerHTML = `<p>Before</p><div><pre tabindex=0><code>${TEXT}</code></pre><button>Link</button><button>Copy</button></div>`;
    [block, pre, code, button] = ['div', 'pre', 'code', 'button'].map(name =>
      document.querySelector(name),
    ) as [HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement];
    button.addEventListener('click', clicked);
    window.scrollBy = scrolled;
    window.innerHeight = WINDOW_HEIGHT;
    // jsdom has no layout.
    Object.assign(Range.prototype, {
      getClientRects(this: Range) {
        return this.toString().includes('hidden') ? [] : [{}];
      },
      getBoundingClientRect(this: Range) {
        const before = document.createRange();
        before.selectNodeContents(code);
        before.setEnd(this.startContainer, this.startOffset);
        const place = top + LINE_HEIGHT * (before.toString().split('\n').length - 1);
        return {top: place, bottom: place + LINE_HEIGHT, height: LINE_HEIGHT};
      },
    });
    stop = selectLinesByKeys(code, button, block);
  });

  afterEach(() => {
    stop();
    window.getSelection()?.removeAllRanges();
    jest.useRealTimers();
  });

  /** @returns whether the key was handled */
  function press(keys: string, target: Element = pre): boolean {
    const key = keys.replace(/^.*\+/, '');
    const init = {key, shiftKey: keys.includes('Shift+'), ctrlKey: keys.includes('Control+')};
    return !target.dispatchEvent(
      new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
    );
  }

  const selection = (): string | undefined => window.getSelection()?.toString();

  function announced(): string | null | undefined {
    act(() => jest.runAllTimers());
    return document.querySelector('[role=status]')?.textContent;
  }

  /** Puts the caret in a line, or selects from there to a position in another line. */
  function selectText(from: string, to = from): void {
    const text = code.firstChild as Node;
    window.getSelection()?.setBaseAndExtent(text, TEXT.indexOf(from), text, TEXT.indexOf(to));
  }

  it('selects whole lines with Shift and the arrow keys, and announces them', () => {
    expect(press('Shift+ArrowDown')).toBe(true);
    // The top of the first line is out of view.
    expect(selection()).toBe('two\n');
    expect(announced()).toBe('Line 2 selected: two');
    press('Shift+ArrowDown');
    expect(selection()).toBe('two\nthree\n');
    expect(announced()).toBe('Lines 2 to 3 selected: three');
    press('Shift+ArrowUp');
    press('Shift+ArrowUp');
    expect(selection()).toBe('one\ntwo\n');
    expect(announced()).toBe('Lines 1 to 2 selected: one');
    press('Shift+ArrowUp');
    expect(selection()).toBe('one\ntwo\n');
  });

  it('skips hidden lines and stops at the last line', () => {
    selectText('three');
    press('Shift+ArrowDown');
    press('Shift+ArrowDown');
    expect(announced()).toBe('Lines 3 to 5 selected: five');
    press('Shift+ArrowDown');
    expect(press('Shift+ArrowDown')).toBe(true);
    expect(selectedLines(code)).toEqual({first: 3, last: 6});
  });

  it('moves to another line with the arrow keys alone only once lines are selected', () => {
    expect(press('ArrowDown')).toBe(false);
    expect(selection()).toBe('');
    press('Shift+ArrowDown');
    press('Shift+ArrowDown');
    expect(press('ArrowDown')).toBe(true);
    expect(selection()).toBe('five\n');
    press('ArrowUp');
    expect(selection()).toBe('three\n');
  });

  it('clears the selection on Escape, and leaves Escape alone without a selection', () => {
    expect(press('Escape')).toBe(false);
    press('Shift+ArrowDown');
    expect(press('Escape')).toBe(true);
    expect(selection()).toBe('');
    expect(announced()).toBe('No lines selected');
    expect(press('ArrowDown')).toBe(false);
  });

  it('presses the button on Enter in the code, but leaves Enter on the button to the browser', () => {
    expect(press('Enter')).toBe(false);
    press('Shift+ArrowDown');
    expect(press('Enter', button)).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
    expect(press('Enter')).toBe(true);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('starts over when the selection is outside the block or is the whole page', () => {
    press('Shift+ArrowDown');
    window.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
    expect(press('Escape')).toBe(false);
    press('Shift+ArrowDown');
    expect(selection()).toBe('two\n');
    window.getSelection()?.selectAllChildren(document.body);
    press('Shift+ArrowDown');
    expect(selection()).toBe('two\n');
  });

  it("extends the reader's own selection from the button, and leaves it to the browser in the code", () => {
    selectText('ne\n', 'ree');
    expect(['Shift+ArrowDown', 'ArrowDown', 'Enter', 'Escape'].filter(keys => press(keys))).toEqual(
      [],
    );
    expect(selection()).toBe('ne\ntwo\nth');
    expect(press('Shift+ArrowDown', button)).toBe(true);
    expect(selection()).toBe('one\ntwo\nthree\nhidden\nfive\n');
  });

  it('ignores other keys and other elements', () => {
    press('Shift+ArrowDown');
    const copy = button.nextElementSibling as Element;
    expect(['Shift+ArrowDown', 'Escape'].filter(keys => press(keys, copy))).toEqual([]);
    const others = ['Control+Shift+ArrowDown', 'Shift+ArrowRight', 'Tab', 'Shift+Enter'];
    expect(others.filter(keys => press(keys))).toEqual([]);
    expect(selection()).toBe('two\n');
    stop();
    expect(press('Shift+ArrowDown')).toBe(false);
  });

  it('takes a header that sticks for out of view', () => {
    block.className = 'theme-code-block';
    const header = document.createElement('div');
    header.style.position = 'sticky';
    jest.spyOn(header, 'clientHeight', 'get').mockReturnValue(25);
    block.prepend(header);
    press('Shift+ArrowDown');
    expect(selection()).toBe('three\n');
  });

  it('scrolls only if the line is out of view', () => {
    selectText('two');
    press('Shift+ArrowDown');
    press('Shift+ArrowDown');
    expect(scrolled).not.toHaveBeenCalled();
    top = WINDOW_HEIGHT - 4.5 * LINE_HEIGHT;
    press('Shift+ArrowDown');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledWith({top: 130, behavior: 'instant'});
  });
});

describe('textLines', () => {
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
});
