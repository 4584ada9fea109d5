import ts from 'typescript';
import {findResultComments} from '@site/src/samples/run/resultComments';

/** The results that a text states, each with the code right before it; '' if it's too far away. */
function resultsIn(text: string): [string, number, string[]][] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ES2023, true);
  return findResultComments(source).map(({end, line, texts}) => [
    text.slice(0, Math.max(end, 0)).split('\n').at(-1) ?? '',
    line,
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
