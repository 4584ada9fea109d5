/** @jest-environment jsdom */
import {enhancePage} from '@site/theme-plugin/theme/src/client/afterLoad/enhancePage';
import {showLinkedLines} from '@site/theme-plugin/theme/src/client/codeBlock/lines/showLinkedLines';

jest.mock('@site/theme-plugin/theme/src/client/codeBlock/lines/showLinkedLines', () => ({
  showLinkedLines: jest.fn(),
}));

const show = jest.mocked(showLinkedLines);
const clear = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  show.mockReturnValue(clear);
  document.body.innerHTML = '<main><h2 id="part">Part</h2></main>';
});

/** The script of linked lines is loaded only where an address may mean lines. */
const arrive = () => new Promise(resolve => setTimeout(resolve));

function open(hash: string): () => void {
  window.location.hash = hash;
  return enhancePage();
}

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
