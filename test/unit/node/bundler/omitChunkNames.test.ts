import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import webpack from 'webpack';
import {
  omitChunkNames,
  withoutChunkNames,
} from '@site/theme-plugin/src/node/bundler/omitChunkNames';

/** What core adds to the runtime. */
const runtime = (table: object) =>
  `r.gca = function(chunkId) { chunkId = ${JSON.stringify(table)}[chunkId]||chunkId; return r.p + r.u(chunkId); };`;

it('leaves out a table in which each name is an ID', () => {
  expect(withoutChunkNames(runtime({a1: 'a1', 'intent-x': 'intent-x'}))).toBe(
    'r.gca = function(chunkId) {  return r.p + r.u(chunkId); };',
  );
});

it('keeps a table that says something', () => {
  const script = runtime({a1: 'a1', docs: 7});
  expect(withoutChunkNames(script)).toBe(script);
});

/** Compiles a site with a page in a chunk of its own, as core does. Returns the runtime. */
async function compile(chunkIds: 'named' | 'deterministic'): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chunk-names-'));
  fs.writeFileSync(
    path.join(dir, 'main.js'),
    'import(/* webpackChunkName: "page1" */ "./page.js"); window.at = __webpack_require__.gca("page1");',
  );
  fs.writeFileSync(path.join(dir, 'page.js'), 'export default 1;');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        entry: {main: path.join(dir, 'main.js')},
        output: {path: path.join(dir, 'build'), filename: 'js/[name].js', publicPath: '/'},
        optimization: {runtimeChunk: true, chunkIds},
        plugins: [new ChunkAssetPlugin(), omitChunkNames(webpack)],
      },
      error => (error ? reject(error) : resolve()),
    );
  });
  const script = fs.readFileSync(path.join(dir, 'build/js/runtime~main.js'), 'utf8');
  fs.rmSync(dir, {recursive: true});
  return script;
}

it("takes the table from webpack's runtime, and only there where it isn't needed", async () => {
  expect(await compile('named')).not.toContain('page1');
  expect(await compile('deterministic')).toMatch(/\{"?page1"?:/);
});
