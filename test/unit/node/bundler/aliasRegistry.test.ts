import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {aliasRegistry} from '@site/theme-plugin/src/node/bundler/aliasRegistry';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const line = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
// As core writes it, with the last bracket on the last line.
const write = (...lines: string[]) =>
  fs.writeFileSync(path.join(dir, 'registry.js'), `export default {\n${lines.join('\n')}};\n`);

it("leaves out each module's name and ID, and keeps how to load it", () => {
  write(line('0480b142', '@site/docs/faq.md'), line('17896441', '@theme/DocItem'));
  const aliases = aliasRegistry(dir);
  expect(Object.keys(aliases)).toEqual([`${path.join(dir, 'registry')}$`]);
  expect(fs.readFileSync(Object.values(aliases)[0] ?? '', 'utf8')).toBe(`export default {
  "0480b142": [() => import(/* webpackChunkName: "0480b142" */ "@site/docs/faq.md")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],};
`);
});

it('leaves a table in another format alone', () => {
  write(
    `${line('0480b142', '@site/docs/faq.md')}  "17896441": [load, require.resolveWeak("x")],\n`,
  );
  expect(aliasRegistry(dir)).toEqual({});
});

it("does nothing if there's no table", () => {
  expect(aliasRegistry(dir)).toEqual({});
});
