import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findBuiltPage} from '@site/theme-plugin/src/node/builtSite/findBuiltPage';
import {withoutBaseUrl} from '@site/theme-plugin/src/node/builtSite/routes';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

function write(file: string): void {
  const target = path.join(dir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, file);
}

it.each([
  ['/', 'index.html'],
  ['/a', 'a/index.html'],
  ['/a/', 'a/index.html'],
  ['/a', 'a.html'],
  ['/a/', 'a.html'],
  ['/404.html', '404.html'],
  ['/caf%C3%A9', 'café.html'],
])('reads the page of %s from %s', async (route, file) => {
  write(file);
  expect(await findBuiltPage(dir, route)).toEqual({file: path.join(dir, file), html: file});
});

it('returns nothing for a route without a file, or a folder without a page', async () => {
  write('a/b.html');
  expect(await findBuiltPage(dir, '/c')).toBeNull();
  expect(await findBuiltPage(dir, '/a')).toBeNull();
  expect(await findBuiltPage(dir, '/a/b.html/c')).toBeNull();
});

it("throws if a page exists but can't be read", async () => {
  fs.mkdirSync(path.join(dir, 'a'));
  fs.symlinkSync('index.html', path.join(dir, 'a/index.html')); // A symbolic link to itself.
  await expect(findBuiltPage(dir, '/a')).rejects.toThrow('ELOOP');
});

it.each([
  ['/', '/', '/'],
  ['/api', '/', '/api'],
  ['/manual/', '/manual/', '/'],
  ['/manual/api', '/manual/', '/api'],
])('%s below %s is %s', (route, baseUrl, local) => {
  expect(withoutBaseUrl(route, baseUrl)).toBe(local);
});
