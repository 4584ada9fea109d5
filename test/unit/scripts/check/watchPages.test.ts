import fs from 'node:fs';
import path from 'node:path';
import {watchPages} from '@site/scripts/check/watchPages';
import {temporarySite} from '../../samples/support/temporarySite';

const site = temporarySite({
  'docs/one.md': 'One',
  'docs/deep/two.mdx': 'Two',
  'docs/picture.svg': '<svg/>',
});
const saved: string[] = [];
let next = (): void => undefined;
const watcher = watchPages(site.root, async page => {
  saved.push(path.relative(site.root, page));
  next();
  if (saved.length === 1) {
    throw new Error('the first check breaks');
  }
});
afterAll(() => {
  watcher.close();
  site.remove();
});

/** Waits until that many pages have been seen. */
async function seen(count: number): Promise<void> {
  while (saved.length < count) {
    await new Promise<void>(resolve => (next = resolve));
  }
}

it('calls back with each saved page, once for several writes, even after an error', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site.write('docs/picture.svg', '<svg></svg>');
  site.write('docs/one.md', 'One more');
  site.write('docs/one.md', 'One more time');
  await seen(1);
  expect(saved).toEqual(['docs/one.md']);
  site.write('docs/deep/two.mdx', 'Two more');
  fs.writeFileSync(path.join(site.root, 'docs/gone.md'), '');
  fs.rmSync(path.join(site.root, 'docs/gone.md'));
  await seen(2);
  expect(saved).toEqual(['docs/one.md', 'docs/deep/two.mdx']);
  expect(errors).toHaveBeenCalledTimes(1);
});
