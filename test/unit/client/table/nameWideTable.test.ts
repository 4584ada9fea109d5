/** @jest-environment jsdom */
import {nameWideTable} from '@site/theme-plugin/src/client/table/nameWideTable';

const observed = new Set<Element>();
let tell: (...targets: Element[]) => void;

class FakeObserver {
  constructor(callback: (entries: {target: Element}[]) => void) {
    tell = (...targets) => callback(targets.map(target => ({target})));
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}
Object.assign(globalThis, {ResizeObserver: FakeObserver});

beforeEach(() => observed.clear());

const HEAD = '<thead><tr><th>Option<th><code>Type</code></thead>';

/** The box around a table, in a window of 300 px. */
function show(content: string) {
  const box = document.createElement('div');
  box.innerHTML = content;
  const stop = nameWideTable(box);
  const size = (width: number) => {
    Object.defineProperties(box, {
      scrollWidth: {value: width, configurable: true},
      clientWidth: {value: 300, configurable: true},
    });
    tell(...observed);
  };
  const attributes = () => ['tabindex', 'role', 'aria-label'].map(name => box.getAttribute(name));
  return {box, stop, size, attributes};
}

it('can be reached and has a name as long as it is wider than its box', () => {
  const {size, attributes} = show(`<table>${HEAD}</table>`);
  size(300);
  expect(attributes()).toEqual([null, null, null]);
  size(301);
  expect(attributes()).toEqual(['0', 'group', 'Table: Option, Type']);
  size(300);
  expect(attributes()).toEqual([null, null, null]);
});

it.each([
  [`<table><caption>All options</caption>${HEAD}</table>`, 'Table: All options'],
  ['<table><thead><tr><th>A<tr><th>B</thead></table>', 'Table: A'],
  ['<table><tbody><tr><td>Text</tbody></table>', 'Table: '],
])('is named after its caption or the first row of its headings: %s', (html, name) => {
  const {size, attributes} = show(html);
  size(999);
  expect(attributes()[2]).toBe(name);
});

it('follows its box and its content, and neither once it was left', () => {
  const {box, stop, size, attributes} = show(`<table>${HEAD}</table>`);
  expect([...observed]).toEqual([box, box.querySelector('table')]);
  stop();
  expect(observed.size).toBe(0);
  size(999);
  expect(attributes()).toEqual([null, null, null]);
});

it('leaves a box without a table alone', () => {
  show('<p>Text</p>').stop();
  expect(observed.size).toBe(0);
});
