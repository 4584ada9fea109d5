import {randomBytes} from 'node:crypto';
import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {isEditHash, readEditHash, writeEditHash} from '@folio-playground/shared/address';
import {MessageChannel} from 'node:worker_threads';
import {createGuard} from '@folio-playground/cell/guard';
import {TURN_LIMIT_MS} from '@folio-playground/shared/constants';
import {importCandidates} from '@folio-playground/shared/importCandidates';
import {limitMessages} from '@folio-playground/cell/limitMessages';
import type {Expectation, FromCell} from '@folio-playground/shared/messages';
import {linkModules} from '@folio-playground/cell/linkModules';
import {type Literals, createOutput} from '@folio-playground/cell/output';

describe('address', () => {
  it('reads what it has written, whatever the text and the name of the block', async () => {
    const edits = fc.dictionary(fc.string(), fc.string({unit: 'binary'}));
    await fc.assert(
      fc.asyncProperty(fc.string({minLength: 1, unit: 'grapheme'}), edits, async (block, edit) => {
        const hash = await writeEditHash(block, edit);
        expect(isEditHash(hash)).toBe(true);
        expect(hash).toMatch(/^#edit=[^#\s"<>]*\.[\w-]+$/);
        expect(await readEditHash(hash)).toEqual({block, edit: {...edit}});
      }),
      {numRuns: 50},
    );
  });

  it('knows the block of an address whose end was cut off, but no edit', async () => {
    const hash = await writeEditHash('src/app/store.ts', {
      'store.ts': 'const answer = 42\n'.repeat(20),
    });
    expect(await readEditHash(hash.slice(0, -9))).toEqual({block: 'src/app/store.ts'});
  });

  it('takes nothing for an edit that is none', async () => {
    const hash = await writeEditHash('a.ts', {'a.ts': 1} as never);
    expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
    expect(await readEditHash('#edit=100%')).toEqual({block: ''});
    expect(isEditHash('#editing-the-store')).toBe(false);
  });

  /** The hash of an edit that replaces a file's text. */
  const hashOf = (text: string): string =>
    `#edit=a.ts.${deflateRawSync(JSON.stringify({'a.ts': text})).toString('base64url')}`;

  it('takes no text that would fill the memory, however short its address is', async () => {
    const hash = hashOf('x'.repeat(3e6));
    expect(hash.length).toBeLessThan(8192);
    expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
    expect(await readEditHash(hashOf('x'.repeat(1e8)))).toEqual({block: 'a.ts'});
  });

  it('takes no address that is longer than those that it writes', async () => {
    const hash = hashOf(randomBytes(10_000).toString('hex'));
    expect(hash.length).toBeGreaterThan(8192);
    expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
    expect(await readEditHash(hashOf('short'))).toEqual({block: 'a.ts', edit: {'a.ts': 'short'}});
  });

  it('keeps a typical edit short', async () => {
    const text = "import {createStore} from 'redux'\n\nconst store = createStore(reducer)\n".repeat(
      8,
    );
    expect((await writeEditHash('store.ts', {'store.ts': text})).length).toBeLessThan(200);
  });
});

describe('guard', () => {
  /** A guard whose clock is set by hand, and what ends the turn of the event loop. */
  function setUp() {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    let endTurn = () => {};
    class FakeChannel {
      readonly port1 = {onmessage: () => {}};
      readonly port2 = {
        postMessage: () => {
          endTurn = this.port1.onmessage;
        },
      };
    }
    Object.assign(globalThis, {MessageChannel: FakeChannel});
    const guard = createGuard();
    return {guard, pass: (ms: number) => (time += ms), endTurn: () => endTurn()};
  }

  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(globalThis, {MessageChannel});
  });

  it('throws once a turn takes too long, and each time after that', () => {
    const {guard, pass} = setUp();
    guard();
    pass(TURN_LIMIT_MS);
    guard();
    pass(1);
    expect(guard).toThrow('Stopped after 1.3 seconds');
    expect(guard).toThrow('infinite loop');
  });

  it('counts each turn of the event loop anew', () => {
    const {guard, pass, endTurn} = setUp();
    guard();
    pass(TURN_LIMIT_MS);
    endTurn();
    guard();
    pass(TURN_LIMIT_MS);
    expect(guard).not.toThrow();
  });
});

describe('importCandidates', () => {
  it('starts with the file as it was named, and ends with the index of a folder', () => {
    const candidates = importCandidates('src/app', '../features/./store');
    expect(candidates[0]).toBe('src/features/store');
    expect(candidates).toContain('src/features/store.tsx');
    expect(candidates.at(-1)).toBe('src/features/store/index.jsx');
  });

  it('takes the extension of a compiled file for that of its source', () => {
    expect(importCandidates('.', './store.js')).toEqual(
      expect.arrayContaining(['store.js', 'store.ts', 'store.tsx']),
    );
  });

  it('finds the index of the project itself, and never what is outside of it', () => {
    expect(importCandidates('src', '..')).toContain('index.ts');
    expect(importCandidates('.', '../../secret.ts')[0]).toBe('../../secret.ts');
  });
});

describe('limitMessages', () => {
  function start() {
    const posted: FromCell[] = [];
    const stop = jest.fn();
    const send = limitMessages(message => posted.push(message), stop);
    return {posted, stop, send: (message: unknown) => send(message as FromCell)};
  }

  const line = (text: unknown) => ({kind: 'line', level: 'log', text});

  it('passes on what an ordinary run reports', () => {
    const {posted, stop, send} = start();
    const messages = [
      {kind: 'start'},
      line('text'),
      {kind: 'error', text: 'no', place: {file: 'a.ts', line: 1}},
      {kind: 'result', index: 0, agrees: true, shown: '1'},
      {kind: 'end'},
    ];
    messages.forEach(send);
    expect(posted).toEqual(messages);
    expect(stop).not.toHaveBeenCalled();
  });

  it('passes on nothing more once it has stopped the sample', () => {
    const {posted, stop, send} = start();
    [line('x'.repeat(1e6)), line('more'), {kind: 'end'}].forEach(send);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(posted.map(({kind}) => kind)).toEqual(['error', 'end']);
  });

  it.each([
    ['one huge text', [line('x'.repeat(1e6))]],
    ['many long texts', Array(10).fill(line('x'.repeat(20_000)))],
    ['many messages', Array(2001).fill({kind: 'start'})],
    ['a text in a list', [line(['x'])]],
    ['a text in a map', [line(new Map([['a', 'b']]))]],
    ['a text that is nested', [line({a: {b: {c: 'd'}}})]],
    ['a huge number', [line(10n ** 1000n)]],
    ['a message that is a text', ['x']],
    ['a message that is nothing', [null]],
  ])('stops a worker that posts %s, and says so', (_, messages: unknown[]) => {
    const {posted, stop, send} = start();
    messages.forEach(send);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(posted.slice(-2)).toEqual([
      {kind: 'error', text: 'Error: The sample reported too much, so it was stopped'},
      {kind: 'end'},
    ]);
    expect(posted).toHaveLength(messages.length + 1);
  });
});

it('linkModules puts the addresses of earlier modules into later ones, and names each for stack traces', () => {
  const texts: string[] = [];
  const addresses = linkModules(
    [
      {name: 'redux', text: 'export const createStore = 1'},
      {name: 'a.ts', text: 'import {createStore} from "playground:redux"'},
    ],
    text => `blob:${texts.push(text)}`,
  );
  expect([...addresses]).toEqual([
    ['redux', 'blob:1'],
    ['a.ts', 'blob:2'],
  ]);
  expect(texts[1]).toBe('import {createStore} from "blob:1"\n//# sourceURL=playground:a.ts');
});

it('linkModules leaves names of modules alone that are not there', () => {
  let linked = '';
  linkModules([{name: 'a.ts', text: "const text = 'playground:b.ts'"}], text => (linked = text));
  expect(linked).toContain("'playground:b.ts'");
});

describe('output', () => {
  function start(expectations: readonly Expectation[] = [], literals: readonly Literals[] = []) {
    const messages: FromCell[] = [];
    const output = createOutput({expectations}, literals, message => messages.push(message));
    return {...output, messages};
  }

  const value = (...texts: string[]): Expectation => ({kind: 'value', texts});

  it('compares a value with its literal, whatever the order of its keys', () => {
    const literal = () => ({b: [1, {c: new Map([['d', 2]])}], a: 1});
    const {reporter, finish, messages} = start([value('{ … }')], [{whole: literal, lines: []}]);
    expect(reporter.value(0, {a: 1, b: [1, {c: new Map([['d', 2]])}]})).toMatchObject({a: 1});
    finish();
    expect(messages[0]).toMatchObject({kind: 'result', index: 0, agrees: true});
  });

  it('says what a value really is, and which one was never reached', () => {
    const {reporter, finish, messages} = start([value('1'), value('2')], []);
    reporter.value(0, {deep: {est: 1}});
    finish();
    expect(messages).toEqual([
      {kind: 'result', index: 0, agrees: false, shown: '{ deep: { est: 1 } }'},
      {kind: 'result', index: 1, agrees: false, shown: ''},
      {kind: 'end'},
    ]);
  });

  it('compares what is printed as text, and prints it', () => {
    const {reporter, finish, messages} = start([{kind: 'print', texts: ['%s is 1 text']}], []);
    reporter.print(0, 'warn')('%s is', '%s', 'is 1', 'text');
    finish();
    expect(messages[0]).toEqual({kind: 'line', level: 'warn', text: '%s is is 1 text'});
    expect(messages[1]).toMatchObject({agrees: false, shown: '%s is is 1 text'});
  });

  it('prints an error without its stack, in each browser', () => {
    const {console, messages} = start();
    const error = new Error('no');
    error.stack = 'Error: no\n    at f (playground:redux:1:70)\n    at blob:null/1f:3:7';
    console.log?.('failed:', error, 'at home');
    console.log?.({stack: error.stack}, {stack: error.stack.padEnd(160, '.')});
    error.stack = 'Error: no\nf@playground:redux:1:70\n@blob:null/1f:3:7\n';
    console.log?.(error.stack);
    expect(messages).toEqual([
      {kind: 'line', level: 'log', text: 'failed: Error: no at home'},
      {
        kind: 'line',
        level: 'log',
        text: expect.stringMatching(/stack: 'Error: no'\s.*'Error: no\.+'/s),
      },
      {kind: 'line', level: 'log', text: 'Error: no\n'},
    ]);
  });

  it('cuts what is too much, and counts it', () => {
    const {console, finish, messages} = start();
    for (let line = 0; line < 600; line += 1) {
      console.log?.(line);
    }
    finish();
    expect(messages).toHaveLength(502);
    expect(messages.at(-2)).toEqual({kind: 'cut', lines: 100});
  });

  it('reads no value that it cuts', () => {
    const {console, finish, messages} = start();
    for (let line = 0; line < 501; line += 1) {
      console.log?.(line);
    }
    const unread = new Proxy(
      {},
      {
        get() {
          throw new Error('read');
        },
      },
    );
    console.log?.(unread);
    console.dir?.(unread);
    console.assert?.(false, unread);
    finish();
    expect(messages.at(-2)).toEqual({kind: 'cut', lines: 4});
  });

  it('cuts long output, too', () => {
    const {console, finish, messages} = start();
    console.log?.('x'.repeat(19_999));
    console.log?.('xx');
    finish();
    expect(messages.map(({kind}) => kind)).toEqual(['line', 'cut', 'end']);
  });

  it('names an error, and where in the sample it was thrown', () => {
    const {fail, messages} = start();
    const error = new TypeError('no');
    error.stack = 'TypeError: no\n    at f (playground:src/a.ts:3:7)\n    at playground:b.ts:1:1';
    fail(error);
    error.stack = 'TypeError: no\n    at g (playground:redux:9:1)\n    at playground:src/b.ts:4:1';
    fail(error);
    error.stack = 'TypeError: no';
    fail(error, 'playground:src/c.ts:2:7');
    fail('a string');
    expect(messages).toEqual([
      {kind: 'error', text: 'TypeError: no', place: {file: 'src/a.ts', line: 3}},
      {kind: 'error', text: 'TypeError: no', place: {file: 'src/b.ts', line: 4}},
      {kind: 'error', text: 'TypeError: no', place: {file: 'src/c.ts', line: 2}},
      {kind: 'error', text: 'a string'},
    ]);
  });

  it('cuts a huge error and a huge value, and survives an error that has no text', () => {
    const {fail, finish, reporter, messages} = start([value('1')]);
    fail(new Error('x'.repeat(1e6)));
    fail(
      new Proxy(new Error(), {
        get() {
          throw new Error('trap');
        },
      }),
    );
    reporter.value(0, Array(1000).fill('long'));
    finish();
    expect(messages.map(message => JSON.stringify(message).length < 21_000)).not.toContain(false);
    expect(messages[1]).toEqual({
      kind: 'error',
      text: 'Error: Something was thrown that has no text',
    });
    expect(messages[2]).toMatchObject({shown: expect.stringMatching(/^.{201}$/s)});
  });
});
