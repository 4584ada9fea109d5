import {observe, type Expectation} from '@site/src/samples/run/worker/compare';
import {agrees} from '@site/theme-plugin/playground/src/code';

const stated = (...texts: string[]): Expectation => ({
  kind: 'value',
  texts,
  literals: texts,
  whole: texts.length === 1 ? texts[0] : undefined,
});

/** A result on three lines, which are only together a literal. */
const onLines = (whole: string): Expectation => ({
  ...stated('{', 'loans: [1, 2]', '}'),
  literals: [undefined, undefined, undefined],
  whole,
});

/** A result that's no literal. */
const words = (text: string): Expectation => ({
  ...stated(text),
  literals: [undefined],
  whole: undefined,
});

/** Whether values that an expression had one after another agree with a stated result. */
const judge = (expectation: Expectation, ...values: unknown[]) =>
  agrees(
    expectation,
    values.map(value => observe(expectation, String(value), {value})),
  );

it.each<[string, Expectation, unknown[], boolean]>([
  ['one line holds', stated('1'), [1], true],
  ['one line holds every time', stated('1'), [1, 1, 1], true],
  ['one line fails once', stated('1'), [1, 2], false],
  ['one line for no result', stated('1'), [], false],
  ['a line for each result', stated('1', '2'), [1, 2], true],
  ['the lines in another order', stated('1', '2'), [2, 1], false],
  ['more lines than results', stated('1', '2', '3'), [1, 2], false],
  ['fewer lines than results', stated('1', '2'), [1, 2, 3], false],
  ['values line by line', stated('({a: 1})', '({a: 2})'), [{a: 1}, {a: 2}], true],
  ['values in another order', stated('({a: 1})', '({a: 2})'), [{a: 2}, {a: 1}], false],
  ['the same type', stated("['1']"), [['1']], true],
  ['another type', stated("['1']"), [[1]], false],
  ['one literal on several lines', onLines('({loans: [1, 2]})'), [{loans: [1, 2]}], true],
  ['another literal on several lines', onLines('({loans: [1]})'), [{loans: [1, 2]}], false],
])('compares a stated result: %s', (_, expectation, values, agreed) => {
  expect(judge(expectation, ...values)).toBe(agreed);
});

it.each([
  ['whitespace', words('a  b'), ' a b', 1, true],
  ['no space', words('a  b'), 'ab', 1, false],
  ['a text for a value', words('nothing'), 'nothing', 1, true],
  ['another text for a value', words('nothing'), 'null', null, false],
])('compares as text what is no literal: %s', (_, expectation, shown, value, agreed) => {
  expect(agrees(expectation, [observe(expectation, shown, {value})])).toBe(agreed);
});
