/** @jest-environment jsdom */
import {enhancePage} from '@site/theme-plugin/src/client/afterLoad/enhancePage';
import {showLinkedLines} from '@site/theme-plugin/src/client/codeBlock/lines/showLinkedLines';
import {followReadParts} from '@site/theme-plugin/src/client/series/followReadParts';

jest.mock('@site/theme-plugin/src/client/codeBlock/lines/showLinkedLines', () => ({
  showLinkedLines: jest.fn(),
}));
jest.mock('@site/theme-plugin/src/client/series/followReadParts', () => ({
  followReadParts: jest.fn(),
}));

const show = jest.mocked(showLinkedLines);
const follow = jest.mocked(followReadParts);
const clear = jest.fn();
const stop = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  show.mockReturnValue(clear);
  follow.mockReturnValue(stop);
  document.body.innerHTML = '<main><h2 id="part">Part</h2></main>';
});

/** The script of linked lines is loaded only where an address may mean lines. */
const arrive = () => new Promise(resolve => setTimeout(resolve));

function open(hash: string): () => void {
  window.location.hash = hash;
  return enhancePage(document.body);
}

it('marks the lines in the address until the reader goes elsewhere', async () => {
  const leave = open('#store.ts-L3');
  await arrive();
  expect(show.mock.calls).toEqual([['#store.ts-L3']]);
  expect(clear).not.toHaveBeenCalled();
  leave();
  expect(clear).toHaveBeenCalledTimes(1);
});

it('marks nothing if the reader has gone elsewhere before the script arrived', async () => {
  open('#store.ts-L3')();
  const leave = open('#store.ts-L9');
  await arrive();
  expect(show.mock.calls).toEqual([['#store.ts-L9']]);
  leave();
  expect(clear).toHaveBeenCalledTimes(1);
});

it.each(['', '#part', '#p%61rt'])('looks for no lines where the address is %j', async hash => {
  const leave = open(hash);
  await arrive();
  leave();
  expect(show).not.toHaveBeenCalled();
});

it('follows the parts of a series as long as the reader is on the page', () => {
  open('')();
  expect(follow).not.toHaveBeenCalled();
  document.body.innerHTML = '<p data-series="essentials/3"></p>';
  const leave = open('');
  expect(follow.mock.calls).toEqual([[document.querySelector('p')]]);
  expect(stop).not.toHaveBeenCalled();
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});
