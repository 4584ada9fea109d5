import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {builtPage} from '../../support/builtPage';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
import {codeFiles, readBlocks, readPageFile} from '@site/theme-plugin/src/node/code/codeFiles';

const quoted =
  '<pre><code class="a b" style="--lines:2" data-code="k1"><span>x</span>\n</code></pre>';
const minified = '<pre><code class=a data-code=k2>1 &lt; 2</code></pre>';
const foreign = '<p><code>no block</code> <code class=a>nor this</code></p>';

it("reads a page's blocks by their keys, minified or not", () => {
  expect(readBlocks(`${foreign}${quoted}${foreign}${minified}`)).toEqual({
    k1: '<span>x</span>\n',
    k2: '1 &lt; 2',
  });
});

it('writes a file for each page, even one without code, no matter what its HTML file is called', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'code-files-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  };
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(outDir, 'assets/code', file), 'utf8'));
  write('index.html', minified);
  write('guide/index.html', quoted);
  write('guide/part.html', minified);
  write('b c/index.html', minified);
  write('empty/index.html', foreign);

  const routesPaths = ['/x/', '/x/guide/', '/x/guide/part', '/x/b%20c', '/x/empty', '/x/gone'];
  await visitBuiltSite({outDir, baseUrl: '/x/', routesPaths}, [codeFiles(outDir)]);

  expect(read('index.json')).toEqual({article: {version: '', blocks: []}, code: {k2: '1 &lt; 2'}});
  expect(read('guide.json')).toEqual({
    article: {version: '', blocks: []},
    code: {k1: '<span>x</span>\n'},
  });
  expect(read('guide/part.json')).toEqual({
    article: {version: '', blocks: []},
    code: {k2: '1 &lt; 2'},
  });
  expect(read('b c.json')).toEqual({article: {version: '', blocks: []}, code: {k2: '1 &lt; 2'}});
  expect(read('empty.json')).toEqual({article: {version: '', blocks: []}, code: {}});
  expect(fs.existsSync(path.join(outDir, 'assets/code/gone.json'))).toBe(false);
  fs.rmSync(outDir, {recursive: true});
});

it("reads an article's static blocks in their order, and other code apart from them", () => {
  const block = `<div data-served class=b>${quoted}</div>`;
  const page = builtPage(
    `<!doctype html><main><p data-served=v1>One.\n<p>React's<p data-served="">Two <b>2</b>.</p>${minified}${block}</main>`,
  );
  expect(readPageFile(page)).toEqual({
    article: {
      version: 'v1',
      blocks: ['<p data-served=v1>One.\n', '<p data-served="">Two <b>2</b>.</p>', block],
    },
    code: {k2: '1 &lt; 2'},
  });
});
