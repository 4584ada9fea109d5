import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareFolders} from '@site/scripts/drift/compareFolders';
import {recordUpstream} from '@site/scripts/drift/record';
import {upstreamFiles} from '@site/scripts/drift/upstreamFiles';

const root = path.join(__dirname, '../../..');

let temp: string;
beforeEach(() => {
  temp = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'));
});
afterEach(() => fs.rmSync(temp, {recursive: true}));

/** Writes a package and returns its folder. */
function writePackage(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(temp, name, file)), {recursive: true});
    fs.writeFileSync(path.join(temp, name, file), text);
  }
  return path.join(temp, name);
}

it('the theme was written against the installed releases; otherwise, see npm run drift', () => {
  const recorded = fs.readFileSync(path.join(root, 'theme-plugin/upstream.json'), 'utf8');
  const installed = recordUpstream(path.join(root, 'node_modules'), upstreamFiles(root));
  expect(installed).toEqual(JSON.parse(recorded));
});

it('the record has components in both forms, and none that only the theme has', () => {
  const files = upstreamFiles(root)['@docusaurus/theme-classic'];
  expect(files).toEqual(
    expect.arrayContaining(['lib/theme/Navbar/Layout/index.js', 'lib/theme/Admonition/Types.js']),
  );
  expect(files?.filter(file => file.includes('NavbarItem/DocNavbarItem'))).toHaveLength(1);
  expect(files?.filter(file => file.includes('SearchPage'))).toEqual([]);
});

it('a changed version or text changes the record, and Windows line endings do not', () => {
  const record = (version: string, text: string) => {
    writePackage('stock', {'package.json': JSON.stringify({version}), 'a.js': text});
    return recordUpstream(temp, {stock: ['a.js']});
  };
  const first = record('1.0.0', 'one\ntwo\n');
  expect(record('1.0.0', 'one\r\ntwo\r\n')).toEqual(first);
  expect(record('1.0.1', 'one\ntwo\n')).not.toEqual(first);
  expect(record('1.0.0', 'one\nthree\n')).not.toEqual(first);
});

it('shows the difference of what has changed, and what is gone', () => {
  const before = writePackage('before', {'a.js': 'same\n', 'b.js': 'one\ntwo\n', 'c.js': 'x\n'});
  const after = writePackage('after', {'a.js': 'same\n', 'b.js': 'one\n2\n', 'other.js': 'y\n'});
  const found = compareFolders(before, after, ['a.js', 'b.js', 'c.js']);
  expect(found.map(({file}) => file)).toEqual(['b.js', 'c.js']);
  expect(found[0]?.difference).toContain('\n one\n-two\n+2\n');
  expect(found[1]?.difference).toBe('is gone');
});
