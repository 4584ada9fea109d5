/** @jest-environment jsdom */
import {attachWhenIdle} from '@site/theme-plugin/src/client/common/attachWhenIdle';

const idle = () => new Promise(resolve => setTimeout(resolve, 5));
const element = document.createElement('div');

it('loads the code once for all elements, and detaches each on its own', async () => {
  const detach = jest.fn();
  const attach = jest.fn(() => detach);
  const load = jest.fn(async () => attach);
  const attachLater = attachWhenIdle(load);
  const leave = attachLater(element);
  attachLater(document.body);
  await idle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(attach.mock.calls).toEqual([[element], [document.body]]);
  leave();
  expect(detach).toHaveBeenCalledTimes(1);
});

it("doesn't load the code before the page's own files have loaded", async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = jest.fn(async () => () => () => {});
  attachWhenIdle(load)(element);
  await idle();
  expect(load).not.toHaveBeenCalled();
  readyState.mockRestore();
  window.dispatchEvent(new Event('load'));
  await idle();
  expect(load).toHaveBeenCalledTimes(1);
});

it('attaches nothing to an element that has left before', async () => {
  const attach = jest.fn(() => () => {});
  attachWhenIdle(async () => attach)(element)();
  await idle();
  expect(attach).not.toHaveBeenCalled();
});

it('loads the code again for the next element if that failed', async () => {
  const attach = jest.fn(() => () => {});
  const load = jest.fn(async () => attach).mockRejectedValueOnce(new Error('offline'));
  const attachLater = attachWhenIdle(load);
  attachLater(element);
  await idle();
  attachLater(element);
  await idle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(attach).toHaveBeenCalledTimes(1);
});
