/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useCopyFile} from '@site/src/components/tutorial/useCopyFile';

const writeText = jest.fn();
let isServed = true;

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset();
  isServed = true;
  Object.assign(globalThis, {
    fetch: async () => ({ok: isServed, status: 404, text: async () => 'const a = 1'}),
  });
  Object.assign(navigator, {clipboard: {writeText}});
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

const show = () => renderHook(() => useCopyFile('/a.ts')).result;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('copies the text, and confirms it for two seconds', async () => {
  const result = show();
  await act(async () => result.current.copy());
  expect(writeText).toHaveBeenCalledWith('const a = 1');
  expect(result.current.state).toBe('copied');
  await wait(1999);
  expect(result.current.state).toBe('copied');
  await wait(1);
  expect(result.current.state).toBe('idle');
});

it('confirms a second copy as long as the first', async () => {
  const result = show();
  await act(async () => result.current.copy());
  await wait(1500);
  await act(async () => result.current.copy());
  await wait(1500);
  expect(result.current.state).toBe('copied');
  await wait(500);
  expect(result.current.state).toBe('idle');
});

it('says so if there is nothing to copy, until the next attempt', async () => {
  isServed = false;
  const result = show();
  await act(async () => result.current.copy());
  await wait(5000);
  expect(result.current.state).toBe('failed');
  expect(writeText).not.toHaveBeenCalled();
  isServed = true;
  await act(async () => result.current.copy());
  expect(result.current.state).toBe('copied');
});
