/** @jest-environment jsdom */
import {readSample} from '@site/theme-plugin/src/client/playground/readSample';

const block = (title: string | undefined, code: string, playground?: string) =>
  `<div class="theme-code-block language-ts" ${playground === undefined ? '' : `data-playground="${playground}"`}>
    <div ${title ? '' : 'data-language=ts'}>${title ? `<div>${title}</div>` : ''}</div><pre aria-label="${title ?? 'Code (ts)'}"><code>${code}</code></pre></div>`;

it('takes the block, and the other files of the page', async () => {
  document.body.innerHTML =
    block('src/store.ts', 'export const one = 1') +
    block(undefined, 'a()') +
    block(undefined, "import {one} from './src/store'", '');
  const last = document.querySelector<HTMLElement>('[data-playground]')!;
  expect(await readSample(last, '/')).toEqual({
    isTitled: false,
    files: [
      {name: 'sample.ts', text: "import {one} from './src/store'"},
      {name: 'src/store.ts', text: 'export const one = 1'},
    ],
  });
});

it('takes the last of the blocks with the same title', async () => {
  document.body.innerHTML =
    block('a.ts', 'export const a = 1') +
    block('a.ts', 'export const a = 2') +
    block(undefined, "import {a} from './a'", '');
  const last = document.querySelector<HTMLElement>('[data-playground]')!;
  const {files} = await readSample(last, '/');
  expect(files.slice(1)).toEqual([{name: 'a.ts', text: 'export const a = 2'}]);
});

it('takes a sample of its own from the site', async () => {
  document.body.innerHTML = block(undefined, 'a()', 'api/store/3');
  const sample = {isTitled: false, files: [{name: 'a.ts', text: 'a()', before: 'const a = 1\n'}]};
  const fetchSample = jest.fn(async () => ({ok: true, json: async () => sample}));
  Object.assign(window, {fetch: fetchSample});
  const [first] = document.querySelectorAll<HTMLElement>('[data-playground]');
  expect(await readSample(first!, '/docs/')).toBe(sample);
  expect(fetchSample).toHaveBeenCalledWith('/docs/assets/playground/samples/api/store/3.json');
});

it('says which sample could not be read', async () => {
  document.body.innerHTML = block(undefined, 'a()', 'gone');
  Object.assign(window, {fetch: async () => ({ok: false, status: 404})});
  const [first] = document.querySelectorAll<HTMLElement>('[data-playground]');
  await expect(readSample(first!, '/')).rejects.toThrow(
    'samples/gone.json answered with status 404',
  );
});
