import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeHtmlCopies} from '@site/theme-plugin/src/node/builtSite/writeHtmlCopies';

let outDir: string;

const write = (file: string, text = file) => {
  const target = path.join(outDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
};
const files = () =>
  fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html'))
    .sort();

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-files-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

it('writes each page beside its folder, under any base URL', async () => {
  write('index.html');
  write('404.html');
  write('api/store/index.html');
  write('guide/index.html');
  const routesPaths = ['/redux/', '/redux/404.html', '/redux/api/store', '/redux/guide/'];
  expect(await writeHtmlCopies({outDir, baseUrl: '/redux/', routesPaths})).toBe(2);
  expect(files()).toEqual([
    '404.html',
    'api/store.html',
    'api/store/index.html',
    'guide.html',
    'guide/index.html',
    'index.html',
  ]);
  expect(fs.readFileSync(path.join(outDir, 'api/store.html'), 'utf8')).toBe('api/store/index.html');
});

it("doesn't let a page named index replace its folder", async () => {
  write('tutorials/index/index.html');
  await writeHtmlCopies({outDir, baseUrl: '/', routesPaths: ['/tutorials/index']});
  expect(files()).toEqual(['tutorials/index/index.html']);
});

it('leaves pages alone that the site already writes as files', async () => {
  write('api/store.html', 'as it was');
  expect(await writeHtmlCopies({outDir, baseUrl: '/', routesPaths: ['/api/store']})).toBe(0);
  expect(fs.readFileSync(path.join(outDir, 'api/store.html'), 'utf8')).toBe('as it was');
});

it('leaves alone what the site puts in the place of a copy', async () => {
  write('api/store/index.html');
  write('api/store.html', 'as it was');
  expect(await writeHtmlCopies({outDir, baseUrl: '/', routesPaths: ['/api/store']})).toBe(0);
  expect(fs.readFileSync(path.join(outDir, 'api/store.html'), 'utf8')).toBe('as it was');
});
