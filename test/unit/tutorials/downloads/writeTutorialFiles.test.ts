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

\`\`\`ts app=essentials/2 title="src/app/hooks.ts"
import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store'
\`\`\`

\`\`\`ts app=essentials/2 title="src/app/hooks.ts"
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
\`\`\`
`;

let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'written-'));
  fs.mkdirSync(path.join(root, 'docs'));
  fs.writeFileSync(path.join(root, 'docs/page.md'), PAGE);
  // A page that someone is working on must not keep the others from their files.
  fs.writeFileSync(path.join(root, 'docs/broken.md'), `${PAGE}\n<Unclosed`);
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

it('writes a file as a block leaves it, if the page changes it again', () => {
  const folder = 'app-files/essentials/2/src/app';
  const names = fs.readdirSync(path.join(root, 'out', folder));
  const [plain = '', ...others] = names.filter(name => name.endsWith('.txt'));
  expect(others).toEqual([]);
  expect(plain).toMatch(/^hooks\.ts\.[\da-f]{8}\.txt$/);
  expect(names).toContain(plain.replace('.txt', '.json'));
  const text = read(`${folder}/${plain}`).toString();
  expect(text).toMatch(/RootState.*useAppDispatch =/s);
  expect(text).not.toContain('useAppSelector =');
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
