import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
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

it('removes and adds tags only in the head, no matter what the file is called', async () => {
  write('index.html', '<head><title>A</title><meta name=a></head><body><title>A</title></body>');
  write('b.html', '<title>B</title><body>B');
  write('c/index.html', 'no head at all');
  const routesPaths = ['/x/', '/x/b', '/x/c', '/x/gone'];
  await visitBuiltSite({outDir, baseUrl: '/x/', routesPaths}, [
    editHeads([
      ({head}) => ({removed: head.metaElements, added: `<b>${head.title}</b>`}),
      async ({route}) => ({added: `<i>${route}</i>`}),
    ]),
  ]);
  expect(read('index.html')).toBe(
    '<head><title>A</title><b>A</b><i>/x/</i></head><body><title>A</title></body>',
  );
  expect(read('b.html')).toBe('<title>B</title><b>B</b><i>/x/b</i><body>B');
  expect(read('c/index.html')).toBe('no head at all');
});

it('removes several elements, no matter in which order they are named', async () => {
  const html = '<head><meta name=a><title>A</title><meta name=bcd><meta name=e></head><body>';
  for (const file of ['a.html', 'b.html']) {
    write(file, html);
  }
  await visitBuiltSite({outDir, baseUrl: '/', routesPaths: ['/a', '/b']}, [
    editHeads([
      ({head: {metaElements}, route}) => ({
        removed: route === '/a' ? metaElements : metaElements.toReversed(),
        added: '+',
      }),
    ]),
  ]);
  expect(read('a.html')).toBe('<head><title>A</title>+</head><body>');
  expect(read('b.html')).toBe('<head><title>A</title>+</head><body>');
});

it('edits a page once even if several routes lead to it, and leaves others alone', async () => {
  write('a.html', '<head></head>');
  write('b.html', '<head></head>');
  fs.utimesSync(path.join(outDir, 'b.html'), 1, 1);
  await visitBuiltSite({outDir, baseUrl: '/', routesPaths: ['/a', '/a', '/b']}, [
    editHeads([({route}) => (route === '/a' ? {added: '+'} : null)]),
  ]);
  expect(read('a.html')).toBe('<head>+</head>');
  expect(fs.statSync(path.join(outDir, 'b.html')).mtimeMs).toBe(1000);
});

it('adds HTML at the start of the head, but after the encoding', async () => {
  write('a.html', '<html><head lang=en><meta charset=UTF-8><title>A</title></head><p>');
  write('b.html', '<html><head lang=en><title>B</title></head><p>');
  write('c.html', '<title>C</title><body>');
  write('d.html', '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n</head>');
  write('e.html', '<html>\n<head\n lang=en>\n<title>E</title>\n</head>');
  await visitBuiltSite({outDir, baseUrl: '/', routesPaths: ['/a', '/b', '/c', '/d', '/e']}, [
    editHeads([() => ({added: '<b>', addedFirst: '<i>'})]),
  ]);
  expect(read('a.html')).toBe(
    '<html><head lang=en><meta charset=UTF-8><i><title>A</title><b></head><p>',
  );
  expect(read('b.html')).toBe('<html><head lang=en><i><title>B</title><b></head><p>');
  expect(read('c.html')).toBe('<i><title>C</title><b><body>');
  // A page that no minifier has touched.
  expect(read('d.html')).toBe(
    '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8"><i>\n<b></head>',
  );
  expect(read('e.html')).toBe('<html>\n<head\n lang=en><i>\n<title>E</title>\n<b></head>');
});
