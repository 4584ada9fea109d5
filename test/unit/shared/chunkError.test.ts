import {hasSiteChanged} from '@folio-pages/shared/chunkError';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
  request: '/assets/js/7.js',
});

const answers: readonly [string, () => Promise<Response>, boolean][] = [
  ['is gone', async () => new Response('', {status: 404}), true],
  [
    'is a page',
    async () => new Response('<!doctype html>', {headers: {'Content-Type': 'text/html'}}),
    true,
  ],
  [
    'is there after all',
    async () => new Response('', {headers: {'Content-Type': 'text/javascript'}}),
    false,
  ],
  ['makes the host fail', async () => new Response('', {status: 503}), false],
  ["can't be reached", () => Promise.reject(new TypeError('Failed to fetch')), false],
];

it.each(answers)('if the file %s, the site has changed or not', async (_, answer, hasChanged) => {
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await hasSiteChanged(chunkError)).toBe(hasChanged);
  expect(request).toHaveBeenCalledWith('/assets/js/7.js', expect.anything());
  request.mockRestore();
});

it('asks nothing about an error that names no file', async () => {
  expect(await hasSiteChanged(new Error('refused'))).toBe(false);
});
