import {writeStockSite} from '@site/scripts/bench/writeStockSite';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));

afterAll(() => fs.rmSync(dir, {recursive: true}));

it('copies what the articles import, and leaves out pages and components that replace stock ones', () => {
  writeStockSite(dir, ROOT);
  const imports = fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(name => /\.mdx?$/.test(name))
    .flatMap(name => [
      ...fs.readFileSync(path.join(dir, 'docs', name), 'utf8').matchAll(/from '@site\/(.+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(imports.length).toBeGreaterThan(10);
  const exists = (name: string) =>
    ['', '.ts', '.tsx'].some(end => fs.existsSync(path.join(dir, name + end)));
  expect(imports.filter(name => !exists(name))).toEqual([]);
  // The articles' own components import a context from it.
  const components = fs
    .readdirSync(path.join(dir, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter(name => path.extname(name));
  expect(components).toEqual([path.join('CodeBlock', 'Title', 'index.js')]);
  expect(exists('src/pages/errors')).toBe(false);
});
