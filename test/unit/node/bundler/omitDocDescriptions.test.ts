import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {omitDocDescriptions} from '@site/theme-plugin/src/node/bundler/omitDocDescriptions';
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

it('empties the descriptions of each version, and leaves other props alone', () => {
  const file = write(`${PLUGIN}/default/p/index-466.json`, {version});
  write(`${PLUGIN}/default/p/tags-123.json`, {tags: []});
  const aliases = omitDocDescriptions(dir);
  expect(Object.keys(aliases)).toEqual([`${file}$`]);
  const text = fs.readFileSync(aliases[`${file}$`] ?? '', 'utf8');
  expect(text).not.toContain('description"');
  const copy: unknown = new Function(text.replace('export default', 'return'))();
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: ''}]);
  expect(copy).toEqual({version: {...version, docs: Object.fromEntries(docs)}});
});

it('does nothing for a site without docs', () => {
  expect(omitDocDescriptions(dir)).toEqual({});
});
