import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {shortRegistry} from '@site/theme-plugin/src/node/bundler/shortRegistry';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

// As core writes it, with the last bracket on the last line.
const write = (...entries: string[]) =>
  fs.writeFileSync(path.join(dir, 'registry.js'), `export default {\n${entries.join('\n')}};\n`);

/** The text of the table that the bundler reads. */
function written(): string {
  const [target] = Object.values(shortRegistry(dir, false));
  return target === undefined ? '' : fs.readFileSync(target, 'utf8');
}

it('leaves out the name and the ID of each module, and keeps how to load it', () => {
  write(entry('0480b142', '@site/docs/faq.md'), entry('17896441', '@theme/DocItem'));
  expect(Object.keys(shortRegistry(dir, false))).toEqual([`${path.join(dir, 'registry')}$`]);
  expect(written()).toBe(`export default {
  "0480b142": [() => import(/* webpackChunkName: "0480b142" */ "@site/docs/faq.md")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],};
`);
});

it('makes every route wait for the text of its article, if scripts come without it', () => {
  write(entry('0480b142', '@site/docs/faq.md'));
  const [target = ''] = Object.values(shortRegistry(dir, true));
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toMatch(/ from ".+\/client\/article\/withArticle\.ts";/);
  const table: Record<string, [() => Promise<unknown>]> = new Function(
    'withArticle',
    text
      .replace(/^import .*$/m, '')
      .replace(/import\([^)]*\)/, 'Promise.resolve("faq")')
      .replace('export default', 'return'),
  )((module: unknown) => `${String(module)} with its text`);
  return expect(table['0480b142']?.[0]()).resolves.toBe('faq with its text');
});

it('names no module of a site with 880 pages, however they are called', () => {
  const chunkOf = (page: number) =>
    (((page + 1) * 2654435761) % 2 ** 32).toString(16).padStart(8, '0');
  const pages = Array.from({length: 880}, (_, page) => page);
  write(
    ...pages.map(page => entry(chunkOf(page), `@site/docs/folder-${page % 12}/page-${page}.md`)),
  );
  // A bundler replaces the imports with the names of chunks.
  const strings = written().replace(/import\(.*\)/g, 'load()');
  expect(strings).not.toContain('@site');
  // Random names of 8 digits need 4 bytes.
  expect(gzipSync(strings).length / pages.length).toBeLessThan(8);
});

it('leaves a table of another form alone', () => {
  write(
    `${entry('0480b142', '@site/docs/faq.md')}  "17896441": [load, require.resolveWeak("x")],\n`,
  );
  expect(shortRegistry(dir, false)).toEqual({});
});

it('does nothing if there is no table', () => {
  expect(shortRegistry(dir, false)).toEqual({});
});
