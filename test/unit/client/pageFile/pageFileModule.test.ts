/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/dom';
import '@site/theme-plugin/theme/src/client/pageFile/pageFileModule';

const preload = jest.fn();
const fetchFile = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // A failed request mustn't be reported.
  preload.mockImplementation(() => Promise.reject(new Error('offline')));
  fetchFile.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(window, {docusaurus: {preload}});
  Object.assign(globalThis, {fetch: fetchFile});
});

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Text</b></a>`;
  return document.body.querySelector('b') ?? document.body;
}

it.each([
  ['points at', 'mouseOver'],
  ['touches', 'touchStart'],
  ['reaches', 'focusIn'],
] as const)('fetches the scripts and the file of a page whose link a reader %s', (_name, type) => {
  fireEvent[type](link('/api/store#part'));
  expect(preload.mock.calls).toEqual([['/api/store']]);
  expect(fetchFile.mock.calls).toEqual([['/assets/code/api/store.json']]);
});

it.each([
  ['another site', 'https://example.com/api/store'],
  ['a file', '/files/app.zip'],
  ['the same page', '#part'],
])('fetches nothing for a link to %s', (_name, href) => {
  fireEvent.mouseOver(link(href));
  expect(preload).not.toHaveBeenCalled();
  expect(fetchFile).not.toHaveBeenCalled();
});

it('fetches nothing for a reader who saves data', () => {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  fireEvent.mouseOver(link('/api/store'));
  expect(preload).not.toHaveBeenCalled();
  expect(fetchFile).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
