import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {omitDescriptions} from '@site/theme-plugin/src/node/bundler/omitDescriptions';

const SOURCES = path.join(__dirname, '../../../../theme-plugin/src');

let dir: string;
let load: (source: string) => string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const {loader} = omitDescriptions(dir);
  load = jest.requireActual<typeof load>(loader);
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

/** Sources with labels, by path. */
const labels = Object.fromEntries(
  fs
    .readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.tsx?$/.test(file))
    .map(file => [file, fs.readFileSync(path.join(SOURCES, file), 'utf8')] as const)
    .filter(([, text]) => text.includes("from '@docusaurus/Translate'")),
);

const syntaxErrors = (text: string) =>
  ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: 'labels.tsx',
    compilerOptions: {jsx: ts.JsxEmit.Preserve},
  }).diagnostics;

it('leaves every note to translators out, and the rest of each source as it is', () => {
  expect(Object.keys(labels).length).toBeGreaterThan(40);
  for (const [file, text] of Object.entries(labels)) {
    const short = load(text);
    expect([file, syntaxErrors(short)]).toEqual([file, []]);
    const lost = text.split('\n').filter(line => !short.includes(line.trim()));
    expect(lost.filter(line => !/description|^\s*['"].*['"],$/.test(line))).toEqual([]);
    expect([file, short.match(/\bdescription(?::\s+|=)['"].*/g)]).toEqual([file, null]);
  }
});

it.each([
  [
    `translate({id: 'a', message: 'b', description: "It's a label"})`,
    `translate({id: 'a', message: 'b', })`,
  ],
  [
    `jsx(T, { id: "a", description: "A label", children: "c" })`,
    `jsx(T, { id: "a",  children: "c" })`,
  ],
  [`<Translate id="a" description="A label">`, `<Translate id="a" >`],
])('shortens %s', (source, short) => expect(load(source)).toBe(short));

it.each([
  '<Card description={text} />',
  'const {description} = item;',
  "card: {description: 'theme-doc-card-description'}",
  'description: string;',
])('leaves %s as it is', source => expect(load(source)).toBe(source));
