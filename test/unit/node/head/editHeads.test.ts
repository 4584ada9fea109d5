import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {editHeads} from '@site/theme-plugin/src/node/head/editHeads';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'heads-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  fs.writeFileSync(path.join(outDir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

it('applies the edits in turn, each to the head alone, whatever the name of the file', async () => {
  write('index.html', '<head><title>A</title></head><body><title>A</title></body>');
  write('b.html', '<title>B</title><body>B');
  write('c/index.html', 'no head at all');
  await editHeads({outDir, baseUrl: '/x/', routesPaths: ['/x/', '/x/b', '/x/c', '/x/gone']}, [
    head => head.replaceAll('title', 'b'),
    async (head, route) => `${head}<i>${route}</i>`,
  ]);
  expect(read('index.html')).toBe('<head><b>A</b><i>/x/</i></head><body><title>A</title></body>');
  expect(read('b.html')).toBe('<b>B</b><i>/x/b</i><body>B');
  expect(read('c/index.html')).toBe('no head at all');
});

it('edits a page once that has several routes of one name, and leaves others untouched', async () => {
  write('a.html', '<head></head>');
  write('b.html', '<head></head>');
  fs.utimesSync(path.join(outDir, 'b.html'), 1, 1);
  await editHeads({outDir, baseUrl: '/', routesPaths: ['/a', '/a', '/b']}, [
    (head, route) => (route === '/a' ? `${head}+` : head),
  ]);
  expect(read('a.html')).toBe('<head>+</head>');
  expect(fs.statSync(path.join(outDir, 'b.html')).mtimeMs).toBe(1000);
});
