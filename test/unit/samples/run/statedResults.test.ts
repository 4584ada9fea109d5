import {parse} from '@folio-playground/run/parse';
import {findResultComments} from '@folio-playground/run/resultComments';
import {instrumentFile} from '@site/src/samples/run/statedResults';

/** The results that a text states, each with the code right before it; '' if it's too far away. */
function resultsIn(text: string): [string, number, readonly string[]][] {
  return findResultComments(text, parse(text, 'ts jsx')).map(({end, from, texts}) => [
    text.slice(0, Math.max(end, 0)).split('\n').at(-1) ?? '',
    text.slice(0, from).split('\n').length,
    texts,
  ]);
}

it.each([
  ['behind the code', 'a // => 1', [['a', 1, ['1']]]],
  ['without spaces', 'a //=>1', [['a', 1, ['1']]]],
  ['on the next line', 'a\n// => 1', [['a', 2, ['1']]]],
  ['on several lines', 'a // => {\n//  =>   b }\n// => c', [['a', 1, ['{', 'b }', 'c']]]],
  [
    'on two lines with a blank one between',
    'a // => 1\n\n// => 2',
    [
      ['a', 1, ['1']],
      ['', 3, ['2']],
    ],
  ],
  ['below a blank line', 'a\n\n// => 1', [['', 3, ['1']]]],
  ['below another comment', 'a\n// A note.\n// => 1', [['', 3, ['1']]]],
  [
    'after each of two statements',
    'a // => 1\nb // => 2',
    [
      ['a', 1, ['1']],
      ['b', 2, ['2']],
    ],
  ],
  ['at the start of the file', '// => 1\na', [['', 1, ['1']]]],
])('finds a result %s', (_, text, found) => {
  expect(resultsIn(text)).toEqual(found);
});

it.each([
  "'// => 1'",
  '`\n// => 1\n`',
  '/* => 1 */',
  '// => 1'.replace('=>', '->'),
  '<a>\n// => 1\n</a>',
  '// see // => 1',
  '/** // => 1 */\nfunction a() {}',
  '/**\n * @param a\n// => 1\n */\nfunction b(a) {}',
  '/** @type {string}\n// => 1\n */\nlet a',
  '/** {@link a}\n// => 1\n */\nlet a',
])('finds none in %s', text => {
  expect(resultsIn(text)).toEqual([]);
});

/** What is compared of the results that a text states: kind, line, and the literals. */
const statedIn = (text: string) =>
  instrumentFile('a.ts', text).stated.map(({kind, line, literals}) => [kind, line, ...literals]);

it('finds what a result is about, and whether it is a literal', () => {
  expect(statedIn("let a = [1]\na\n// => [1]\nconsole.log(a) // => [ 1 ] and 'more'")).toEqual([
    ['value', 2, '([1])'],
    ['print', 4, undefined],
  ]);
  expect(instrumentFile('a.ts', '\n\nif (a) {\n  // => 1\n}').faults).toEqual([
    {line: 4, message: expect.stringContaining('no statement or console call ends before it')},
  ]);
});

it.each([
  '1',
  '-1',
  "'a'",
  '`a`',
  '[undefined]',
  '{a: {b: [null]}}',
  'new Map([[1, true]])',
  '/a/g',
])('takes %s for a literal', text => {
  expect(statedIn(`a // => ${text}`)).toEqual([['value', 1, `(${text})`]]);
});

it.each([
  ...['a', 'f()', '{a}', '{[a]: 1}', '...a', '1, 2', '1) + (2', '[Function: a]', '{ type: x }'],
  ...['`${a}`', 'new Image()', 'new Map(a)', 'alert`1`', '1 + 1', '() => 1'],
])('takes %s for no literal', text => {
  expect(statedIn(`a // => ${text}`)).toEqual([['value', 1, undefined]]);
});
