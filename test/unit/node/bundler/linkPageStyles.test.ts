import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPageStyles, withPageStyles} from '@site/theme-plugin/src/node/bundler/linkPageStyles';

const css = (file: string) => [{file, hash: 'h', publicPath: `/${file}`}];

const manifest = {
  entrypoints: ['main'],
  origins: {main: ['1', '2'], aaa: ['1', '3'], bbb: ['4'], ccc: ['1']},
  assets: {
    1: {css: css('styles.css')},
    2: {js: css('main.js')},
    3: {css: css('aaa.css'), js: css('aaa.js')},
    4: {js: css('bbb.js')},
  },
};

const chunkGroups = new Map([
  ['main', {origins: [{request: './clientEntry.js'}]}],
  ['aaa', {origins: [{request: '@site/src/pages/index.tsx'}]}],
  ['bbb', {origins: [{request: '@site/docs/b.md'}]}],
  ['ccc', {origins: [{request: '@theme/DocItem'}, {request: null}]}],
]);

describe('withPageStyles', () => {
  it("lists a chunk's styles, but no script, for its page's module", () => {
    const {origins, assets} = withPageStyles(manifest, chunkGroups);
    const names = origins['@site/src/pages/index.tsx'] ?? [];
    expect(names.map(name => assets[name])).toEqual([{css: css('aaa.css')}]);
  });

  it('leaves modules without styles alone', () => {
    const {origins} = withPageStyles(manifest, chunkGroups);
    expect(Object.keys(origins)).toEqual([...Object.keys(manifest.origins), expect.any(String)]);
  });
});

describe('linkPageStyles', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  const file = path.join(folder, 'client-manifest.json');

  function compile() {
    const compilation = {namedChunkGroups: chunkGroups};
    linkPageStyles(folder).apply({hooks: {done: {tap: (_, done) => done({compilation})}}});
  }

  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it('does nothing if a compilation left no manifest', () => {
    compile();
    expect(fs.existsSync(file)).toBe(false);
  });

  it('completes the manifest when the compilation is done', () => {
    fs.writeFileSync(file, JSON.stringify(manifest));
    compile();
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(
      withPageStyles(manifest, chunkGroups),
    );
  });
});
