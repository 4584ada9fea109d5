import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
import {markdownFiles} from '@site/theme-plugin/src/node/markdown/markdownFiles';

const doc = (id: string, permalink: string) => ({id, permalink, title: id, description: ''});

const docs = {
  default: {
    loadedVersions: [
      {
        isLast: true,
        docs: [doc('Home', '/x/'), doc('A b', '/x/a%20b'), doc('Gone', '/x/gone')],
        sidebars: {docs: [{type: 'doc', id: 'A b'}]},
      },
    ],
  },
};
const config = {title: 'Site', tagline: '', url: 'https://example.com'};

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  fs.mkdirSync(path.join(outDir, 'a b'));
  fs.writeFileSync(path.join(outDir, 'index.html'), '<article><p>Home text</article>');
  fs.writeFileSync(path.join(outDir, 'a b/index.html'), '<article><p><a href=#c>c</a></article>');
});

afterEach(() => fs.rmSync(outDir, {recursive: true}));

const written = () => fs.readdirSync(outDir).filter(file => /\.(?:md|txt)$/.test(file));
const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
const write = (options: {markdown: boolean; llms: boolean}) =>
  visitBuiltSite({outDir, baseUrl: '/x/', routesPaths: ['/x/', '/x/a%20b', '/x/gone']}, [
    markdownFiles({outDir, baseUrl: '/x/'}, config, options, docs),
  ]);

it('writes nothing if no option is set', async () => {
  await write({markdown: false, llms: false});
  expect(written()).toEqual([]);
});

it('writes each doc that has a page at its URL plus .md', async () => {
  await write({markdown: true, llms: false});
  expect(written().sort()).toEqual(['a b.md', 'index.md']);
  expect(read('index.md')).toBe('# Home\n\nHome text\n');
  expect(read('a b.md')).toBe('# A b\n\n[c](https://example.com/x/a%20b#c)\n');
});

it('writes the files for language models from the sidebar', async () => {
  await write({markdown: false, llms: true});
  expect(written().sort()).toEqual(['llms-full.txt', 'llms.txt']);
  expect(read('llms.txt')).toContain('- [A b](https://example.com/x/a%20b)\n');
  expect(read('llms-full.txt')).toContain('# A b\n\n[c]');
  expect(read('llms-full.txt')).not.toContain('Home text');
});
