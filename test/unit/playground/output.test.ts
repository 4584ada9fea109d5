import {createOutput, type Literals} from '@site/theme-plugin/src/playground/cell/output';
import type {Expectation, FromCell} from '@site/theme-plugin/src/playground/shared/messages';

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
  fail('a string');
  expect(messages).toEqual([
    {kind: 'error', text: 'TypeError: no', place: {file: 'src/a.ts', line: 3}},
    {kind: 'error', text: 'TypeError: no', place: {file: 'src/b.ts', line: 4}},
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
