import {linkSample} from '@site/theme-plugin/src/client/playground/run/linkSample';
import {SampleError} from '@site/theme-plugin/src/client/playground/run/SampleError';

const packages = {
  redux: {file: 'redux.js', imports: []},
  '@reduxjs/toolkit': {file: 'toolkit.js', imports: ['redux', 'immer']},
  immer: {file: 'immer.js', imports: []},
  'node:assert/strict': {file: 'assert.js', imports: []},
};

function link(files: Record<string, string>, isTitled = false) {
  const list = Object.entries(files).map(([name, text]) => ({name, text}));
  return linkSample({files: list, isTitled}, {packages}, name => files[name] ?? '');
}

function errorOf(run: () => unknown): SampleError {
  try {
    run();
  } catch (error) {
    if (error instanceof SampleError) {
      return error;
    }
  }
  throw new Error('No error of a sample was thrown');
}

it('puts each file and package after what it imports', () => {
  const {modules, packages: names} = link({
    'sample.ts': "import {a} from './a'\nimport {configureStore} from '@reduxjs/toolkit'",
    'a.ts': "export * from './b'\nimport 'immer'",
    'b.ts': 'export const a = 1',
  });
  expect(modules.map(({name}) => name)).toEqual(['b.ts', 'a.ts', 'sample.ts']);
  expect(names).toEqual(['redux', 'immer', '@reduxjs/toolkit']);
  expect(modules[1]?.text).toBe('export * from "playground:b.ts"\nimport "playground:immer"');
});

it('replaces only what is imported, also later, and nothing in other strings', () => {
  const code = "const text = 'redux'; const later = await import('redux'); // from 'redux'";
  expect(link({'sample.ts': code}).modules[0]?.text).toBe(
    "const text = 'redux'; const later = await import(\"playground:redux\"); // from 'redux'",
  );
});

it('looks for the imports of an untitled block in src/, and for others beside the file', () => {
  const files = {'sample.ts': "import './app/store.js'", 'src/app/store.ts': "import '../api'"};
  const {modules} = link({...files, 'src/api/index.ts': ''});
  expect(modules.map(({name}) => name)).toEqual([
    'src/api/index.ts',
    'src/app/store.ts',
    'sample.ts',
  ]);
  const titled = {'main.ts': "import './app/store'", 'src/app/store.ts': ''};
  expect(errorOf(() => link(titled, true)).message).toContain('./app/store');
});

it('adds the styles of a file of the sample, and only where there is a document', () => {
  const {modules} = link({
    'sample.ts': "import './style.css'",
    'style.css': '.a::after { content: "</style>`" }',
  });
  const [{text = ''} = {}] = modules;
  const run = new Function('document', text.replace('globalThis.', '').replace(/^export.*/m, ''));
  const style = {textContent: ''};
  const tree = {createElement: () => style, head: {appendChild: (added: object) => added}};
  run(tree);
  expect(style.textContent).toBe('.a::after { content: "</style>`" }');
  expect(() => run(undefined)).not.toThrow();
});

it('makes data of JSON, and nothing of styles that are elsewhere and of pictures', () => {
  const {modules} = link({
    'sample.ts': "import data from './data.json'\nimport './style.css'",
    'data.json': '{"one": 1}',
  });
  expect(modules.map(({text}) => text).slice(0, 2)).toEqual([
    'export default {}',
    'export default {"one": 1}',
  ]);
});

it('takes both names of a module of Node', () => {
  expect(link({'sample.ts': "import 'assert/strict'"}).packages).toEqual(['node:assert/strict']);
});

it('says which line imports what is not there', () => {
  const unknown = errorOf(() => link({'sample.ts': "\n\nimport _ from 'lodash'"}));
  expect(unknown.message).toContain('“lodash” isn’t available here');
  expect(unknown.message).toContain('@reduxjs/toolkit');
  expect(unknown.place).toEqual({file: 'sample.ts', line: 3});
  expect(errorOf(() => link({'sample.ts': "import './b'"})).message).toContain('no file “./b”');
  expect(errorOf(() => link({'sample.ts': "import 'toString'"})).message).toContain('toString');
});

it('says which files import each other', () => {
  const {message, place} = errorOf(() =>
    link({'sample.ts': "import './a'", 'a.ts': "import './b'", 'b.ts': "\nimport './a'"}),
  );
  expect(message).toContain('a.ts and b.ts import each other');
  expect(place).toEqual({file: 'b.ts', line: 2});
});
