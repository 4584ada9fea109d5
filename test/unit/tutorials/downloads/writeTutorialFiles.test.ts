import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {strFromU8, unzipSync} from 'fflate';

const PAGE = `# Kiosk

\`\`\`ts app=guides/code-splitting title="src/kioskApi.ts"
  reducerPath: 'kioskApi',
\`\`\`
`;

jest.setTimeout(240_000);

let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'written-'));
  fs.mkdirSync(path.join(root, 'docs'));
  fs.writeFileSync(path.join(root, 'docs/page.md'), PAGE);
  const command = path.join(__dirname, '../support/writeFiles.program.ts');
  const typescript = pathToFileURL(require.resolve('tsx')).href;
  execFileSync(process.execPath, ['--import', typescript, command, root, path.join(root, 'out')]);
});

afterAll(() => fs.rmSync(root, {recursive: true}));

const read = (file: string) => fs.readFileSync(path.join(root, 'out', file));

const source = (file: string) =>
  fs.readFileSync(path.join('examples/guides/code-splitting', file), 'utf8');

it('writes the files that a guide shows, without change marks', () => {
  const plain = read('app-files/guides/code-splitting/src/kioskApi.ts.txt').toString();
  expect(plain).toBe(source('src/kioskApi.ts'));
  const {html} = JSON.parse(
    read('app-files/guides/code-splitting/src/kioskApi.ts.json').toString(),
  ) as {html: string};
  expect(html).toContain('fetchBaseQuery');
  expect(html).not.toMatch(/added|removed/);
});

it('packs the entire project', () => {
  const project = unzipSync(read('downloads/guides-code-splitting.zip'));
  const manifest = project['guides-code-splitting/package.json'] ?? new Uint8Array();
  expect(strFromU8(manifest)).toBe(source('package.json'));
  expect(Object.keys(project)).toContain('guides-code-splitting/test/App.test.tsx');
});

it('packs each part of a tutorial, and its starter', () => {
  const project = unzipSync(read('downloads/essentials-3.zip'));
  expect(Object.keys(project)).toContain('essentials-part-3/package.json');
  const starter = unzipSync(read('downloads/essentials-starter.zip'));
  expect(Object.keys(starter)).toContain('essentials-starter/package.json');
});
