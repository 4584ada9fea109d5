import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {compareFolders} from '@site/scripts/drift/compareFolders';
import {recordUpstream} from '@site/scripts/drift/record';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const root = path.join(__dirname, '../../..');
const RECORD = path.join(root, 'theme-plugin/theme/upstream.json');

const {at, write} = folderOfTest();

/** Writes a package and returns its folder. */
function writePackage(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    write(`${name}/${file}`, text);
  }
  return at(name);
}

it('a changed version or text changes the record, and Windows line endings do not', () => {
  const record = (version: string, text: string) => {
    writePackage('stock', {'package.json': JSON.stringify({version}), 'a.js': text});
    return recordUpstream(at(), {stock: ['a.js']});
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

/**
 * An npm that packs those installed files that the theme was written against, as any release. Of release 9.9.9, one component has
 * changed, and core's error boundary is gone.
 */
const NPM = `#!${process.execPath}
const {cpSync, rmSync, appendFileSync, writeFileSync} = require('node:fs');
const {execFileSync} = require('node:child_process');
const path = require('node:path');
const release = process.argv.find(each => each.startsWith('@docusaurus/'));
const [, name, version] = /^(.+)@(.+)$/.exec(release);
const folder = path.join(process.cwd(), 'package');
for (const file of Object.keys(require(${JSON.stringify(RECORD)})[name].files)) {
  cpSync(path.join(${JSON.stringify(root)}, 'node_modules', name, file), path.join(folder, file));
}
writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version}));
if (version === '9.9.9' && name.endsWith('theme-classic')) {
  appendFileSync(path.join(folder, 'lib/theme/Tabs/index.js'), 'changed();');
}
if (version === '9.9.9' && name.endsWith('core')) {
  rmSync(path.join(folder, 'lib/client/exports/ErrorBoundary.js'));
}
execFileSync('tar', ['-czf', 'package.tgz', 'package']);
rmSync(folder, {recursive: true});
`;

/** Runs `npm run drift` with that npm. */
function runDrift(to: string): Promise<{code: number; stdout: string}> {
  fs.writeFileSync(at('npm'), NPM, {mode: 0o755});
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const env = {...process.env, PATH: `${at()}${path.delimiter}${process.env.PATH}`};
  return new Promise(resolve => {
    execFile(
      process.execPath,
      ['--import', tsx, 'scripts/check-drift.ts', '--to', to],
      {cwd: root, env},
      (error, stdout) => resolve({code: error ? Number(error.code) : 0, stdout}),
    );
  });
}

it('the command fails if a later release differs, and shows how', async () => {
  const {code, stdout} = await runDrift('9.9.9');
  expect(stdout).toMatch(/theme-classic: files that differ between \S+ and 9\.9\.9: 1\n/);
  expect(stdout).toContain('\nlib/theme/Tabs/index.js\n');
  expect(stdout).toContain('+changed();');
  expect(stdout).toContain('lib/client/exports/ErrorBoundary.js\nis gone');
  expect(stdout).toContain('\nFiles that differ: 2\n');
  expect(code).toBe(1);
});

it('the command passes if nothing has changed', async () => {
  const {code, stdout} = await runDrift('9.9.8');
  expect(stdout).toContain('\nFiles that differ: 0\n');
  expect(code).toBe(0);
});
