/** @jest-environment jsdom */
import {copyPage} from '@site/theme-plugin/src/client/pageMenu/copyPage';

const writeText = jest.fn<Promise<void>, [string]>();
const say = jest.fn<void, [string | undefined]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  say.mockReset();
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

function answer(body: string, status = 200): void {
  globalThis.fetch = jest.fn(async () => ({
    ok: status === 200,
    status,
    text: async () => body,
  })) as unknown as typeof fetch;
}

const status = () => document.querySelector('[role=status]')?.textContent;

it('copies the Markdown, shows and announces that, and resets after a while', async () => {
  answer('# Store\n');
  await copyPage('/api/store.md', say);
  expect(fetch).toHaveBeenCalledWith('/api/store.md');
  expect(writeText).toHaveBeenCalledWith('# Store\n');
  expect(say.mock.calls).toEqual([['Copied']]);
  jest.advanceTimersByTime(100);
  expect(status()).toBe('Copied');
  jest.advanceTimersByTime(3000);
  expect(say).toHaveBeenLastCalledWith(undefined);
});

it.each([
  ['the file is missing', () => answer('Not found', 404)],
  [
    'the browser refuses',
    () => {
      answer('# Store\n');
      writeText.mockRejectedValue(new Error('denied'));
    },
  ],
])('reports that nothing was copied if %s', async (_, arrange) => {
  arrange();
  await copyPage('/api/store.md', say);
  expect(say).toHaveBeenCalledWith('Not copied');
  jest.advanceTimersByTime(100);
  expect(status()).toBe('Not copied');
});

it('gives the clipboard a promise of the text if the browser supports that', async () => {
  answer('# Store\n');
  const write = jest.fn<Promise<void>, [{data: Record<string, Promise<Blob>>}[]]>(
    async ([item]) => void (await item?.data['text/plain']),
  );
  Object.assign(navigator.clipboard, {write});
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  });
  const copying = copyPage('/api/store.md', say);
  expect(write).toHaveBeenCalledTimes(1);
  await copying;
  const blob = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
  expect(blob?.size).toBe('# Store\n'.length);
  expect(say).toHaveBeenCalledWith('Copied');
});
