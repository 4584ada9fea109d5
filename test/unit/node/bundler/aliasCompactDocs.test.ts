import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {aliasCompactDocs} from '@site/theme-plugin/src/node/bundler/aliasCompactDocs';
import {version} from '../../../support/DocsFixture';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const PLUGIN = 'docusaurus-plugin-content-docs';

function write(file: string, content: unknown): string {
  const target = path.join(dir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, JSON.stringify(content));
  return target;
}

const known = Object.keys(version.docs).map(id => ({id, path: `/${id}`, sidebar: 'docs'}));

it("aliases each version's props to a module, and leaves other props alone", () => {
  write('globalData.json', {[PLUGIN]: {default: {versions: [{name: 'current', docs: known}]}}});
  const file = write(`${PLUGIN}/default/p/index-466.json`, {version});
  write(`${PLUGIN}/default/p/tags-123.json`, {tags: []});
  const aliases = aliasCompactDocs(dir, false);
  expect(Object.keys(aliases)).toEqual([`${file}$`]);
  const text = fs.readFileSync(aliases[`${file}$`], 'utf8');
  expect(text).toContain(`globalData["${PLUGIN}"]["default"].versions[0].docs`);
});

it('leaves unknown data alone', () => {
  write('globalData.json', {[PLUGIN]: {default: {versions: []}}});
  write(`${PLUGIN}/default/p/index-466.json`, {version});
  expect(aliasCompactDocs(dir, false)).toEqual({});
});

it('does nothing for a site without docs', () => {
  write('globalData.json', {});
  expect(aliasCompactDocs(dir, false)).toEqual({});
});
