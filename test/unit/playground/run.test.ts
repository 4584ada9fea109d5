import {addGuards} from '@folio-playground/run/addGuards';
import {compileChecks} from '@folio-playground/run/compileChecks';
import {errorText, verdictsOf} from '@folio-playground/editor/verdictsOf';
import {SampleError} from '@folio-playground/run/SampleError';
import type {FromCell} from '@folio-playground/shared/messages';
import {linkSample} from '@folio-playground/run/linkSample';
import {usesDocument} from '@folio-playground/run/usesDocument';

describe('addGuards', () => {
  it.each([
    ['while (a) { b() }', 'while (a) {__turn(); b() }'],
    ['while (a) b()', 'while (a) {__turn();b()}'],
    ['for (;;);', 'for (;;){__turn();;}'],
    ['for (const a of b) c', 'for (const a of b) {__turn();c}'],
    ['do a(); while (b)', 'do {__turn();a();} while (b)'],
    ['do ; while (b)', 'do {__turn();;} while (b)'],
    [
      'while (1) while (2) f = () => x',
      'while (1) {__turn();while (2) {__turn();f = () => (__turn(),x)}}',
    ],
    ['const f = a => b => ({c: 1})', 'const f = a => (__turn(),b => (__turn(),({c: 1})))'],
    ['function f() { f() }', 'function f() {__turn(); f() }'],
    ['const o = {m() {}, get a() {}}', 'const o = {m() {__turn();}, get a() {__turn();}}'],
    [
      'class A { static {} constructor() {} }',
      'class A { static {__turn();} constructor() {__turn();} }',
    ],
    ['try { a() } catch { b() }', 'try {__turn(); a() } catch {__turn(); b() }'],
  ])('guards %s', (code, guarded) => {
    expect(addGuards(code)).toBe(guarded);
  });

  it('leaves objects, and the lines of the code, as they are', () => {
    expect(addGuards('const o = {}\nconst p = {\n  a: 1,\n}')).toBe(
      'const o = {}\nconst p = {\n  a: 1,\n}',
    );
  });

  it('stops every loop, however it is caught', () => {
    let calls = 0;
    const turn = () => {
      calls += 1;
      if (calls > 100) {
        throw new Error('stopped');
      }
    };
    for (const code of [
      'while (true) try { f() } catch {}',
      'for (;;) { try { for (;;); } catch {} }',
      'do try { throw 1 } finally { continue } while (true)',
      'const go = () => go(); go()',
      'while (true) { [1].forEach(() => {}) }',
    ]) {
      calls = 0;
      expect(() => new Function('__turn', 'f', addGuards(code))(turn, () => {})).toThrow('stopped');
    }
  });
});

describe('checks', () => {
  const packages = {};

  const sentences = [
    {says: 'It moves.', otherwise: 'It should move.'},
    {says: 'It stops.', otherwise: 'It should stop.'},
  ];

  const checks = {
    files: [
      {name: 'src/move.checks.ts', text: "import { move } from './move'\nexport default [move]"},
    ],
    sentences,
  };

  const sampleOf = (text: string) => ({isTitled: true, files: [{name: 'src/move.ts', text}]});

  const result = (index: number, shown: string): Extract<FromCell, {kind: 'result'}> => ({
    kind: 'result',
    index,
    agrees: shown === 'true',
    shown,
  });

  const textsOf = (...shown: string[]) =>
    verdictsOf(sentences, new Map(shown.map((text, index) => [index, result(index, text)])));

  it('says for each check what holds, and otherwise what should', () => {
    expect(textsOf('true', 'false')).toEqual([
      {passes: true, text: 'It moves.'},
      {passes: false, text: 'It should stop.'},
    ]);
  });

  it('adds the message of an error to the sentence of its check', () => {
    expect(
      textsOf('TypeError: move is not a function\n    at playground:src/move.ts:1:1')[0],
    ).toEqual({
      passes: false,
      text: 'It should move. Your code stopped with an error: TypeError: move is not a function',
    });
  });

  it('tells an error that ends several checks only once', () => {
    const error = 'TypeError: move is not a function';
    expect(textsOf(error, error)[1]).toEqual({passes: false, text: 'It should stop.'});
  });

  it('says so if a check was never reached', () => {
    const text = 'Not checked, because your code didn’t get this far.';
    expect(textsOf('true', '')[1]).toEqual({passes: false, text});
    expect(textsOf('true')[1]).toEqual({passes: false, text});
  });

  it.each([
    "SyntaxError: The requested module 'blob:a' does not provide an export named 'move'",
    "SyntaxError: The requested module 'blob:a' doesn't provide an export named: 'move'",
    "SyntaxError: Importing binding name 'move' is not found.",
  ])('names an export that is missing: %s', text => {
    expect(errorText(text)).toBe('The checks need move, but your code doesn’t export it.');
  });

  it('leaves other errors alone', () => {
    expect(errorText('TypeError: no')).toBe('TypeError: no');
  });

  it('runs the checks with the file of the reader', () => {
    const job = compileChecks(sampleOf('export const move: string = "up"'), checks, {packages});
    expect(job.modules.map(({name}) => name)).toEqual([
      'src/move.ts',
      'src/move.checks.ts',
      job.entry,
      job.literals,
    ]);
    expect(job.modules[0]?.text).toContain('export const move = "up"');
    expect(job.expectations).toHaveLength(sentences.length);
  });

  it('points at the line of the reader that does not compile', () => {
    let thrown: unknown;
    try {
      compileChecks(sampleOf('export const move =\n  ]'), checks, {packages});
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(SampleError);
    expect(thrown).toMatchObject({place: {file: 'src/move.ts', line: 2}});
  });
});

describe('linkSample', () => {
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
    expect(errorOf(() => link({'sample.ts': "import './b'"})).message).toContain('No file “./b”');
    expect(errorOf(() => link({'sample.ts': "import 'toString'"})).message).toContain('toString');
  });

  it('says which files import each other', () => {
    const {message, place} = errorOf(() =>
      link({'sample.ts': "import './a'", 'a.ts': "import './b'", 'b.ts': "\nimport './a'"}),
    );
    expect(message).toContain('a.ts and b.ts import each other');
    expect(place).toEqual({file: 'b.ts', line: 2});
  });
});

describe('usesDocument', () => {
  const uses = (text: string, packages: string[] = []) =>
    usesDocument(packages, [{name: 'sample.js', text}]);

  it.each(['document.title', 'const {body} = document', 'window.setTimeout(f)', 'typeof document'])(
    'runs %s in a document',
    code => expect(uses(code)).toBe(true),
  );

  it.each(['parent.document', "'document'", 'const a = {document: 1}', '// window', 'documents'])(
    'runs %s in a worker',
    code => expect(uses(code)).toBe(false),
  );

  it('runs what renders in a document, whichever package does it', () => {
    expect(uses('', ['react', 'react-dom', '@testing-library/react'])).toBe(true);
    expect(uses('', ['react', 'react-redux'])).toBe(false);
  });
});
