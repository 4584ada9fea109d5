import {compileChecks} from '@site/theme-plugin/src/client/playground/run/compileChecks';
import {errorText, verdictsOf} from '@site/theme-plugin/src/client/playground/editor/verdictsOf';
import {SampleError} from '@site/theme-plugin/src/client/playground/run/SampleError';
import type {FromCell} from '@site/theme-plugin/src/playground/shared/messages';

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
  const text = 'This wasn’t checked, because your code never got that far.';
  expect(textsOf('true', '')[1]).toEqual({passes: false, text});
  expect(textsOf('true')[1]).toEqual({passes: false, text});
});

it.each([
  "SyntaxError: The requested module 'blob:a' does not provide an export named 'move'",
  "SyntaxError: The requested module 'blob:a' doesn't provide an export named: 'move'",
  "SyntaxError: Importing binding name 'move' is not found.",
])('names an export that is missing: %s', text => {
  expect(errorText(text)).toBe('The checks need move, and your code doesn’t export it.');
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
