import {observe, type Expectation} from '@site/src/samples/run/worker/compare';
import {agrees} from '@site/theme-plugin/src/code';

const stated = (...texts: string[]): Expectation => ({
  kind: 'value',
  texts,
  literals: texts,
  whole: texts.length === 1 ? (texts[0] ?? null) : null,
});

/** Whether values that an expression had one after another agree with a stated result. */
const judge = (expectation: Expectation, ...values: unknown[]) =>
  agrees(
    expectation,
    values.map(value => observe(expectation, String(value), {value})),
  );

describe('a stated result', () => {
  it('with one line holds every time the expression runs', () => {
    expect(judge(stated('1'), 1)).toBe(true);
    expect(judge(stated('1'), 1, 1, 1)).toBe(true);
    expect(judge(stated('1'), 1, 2)).toBe(false);
  });

  it('with several lines has one for each run, in their order', () => {
    expect(judge(stated('1', '2'), 1, 2)).toBe(true);
    expect(judge(stated('1', '2'), 2, 1)).toBe(false);
  });

  it('has neither more lines than there are results nor fewer', () => {
    expect(judge(stated('1', '2', '3'), 1, 2)).toBe(false);
    expect(judge(stated('1', '2'), 1, 2, 3)).toBe(false);
    expect(judge(stated('1', '2'), 1)).toBe(false);
    expect(judge(stated('1'))).toBe(false);
  });

  it('may be one literal on several lines', () => {
    const lines: Expectation = {...stated('{', 'loans: [1, 2]', '}'), literals: [null, null, null]};
    const value = {loans: [1, 2]};
    expect(judge({...lines, whole: '({loans: [1, 2]})'}, value)).toBe(true);
    expect(judge({...lines, whole: '({loans: [1]})'}, value)).toBe(false);
  });

  it('ignores how much whitespace there is, and nothing else', () => {
    const printed = stated('a  b');
    expect(agrees(printed, [observe(printed, ' a b', undefined)])).toBe(true);
    expect(agrees(printed, [observe(printed, 'ab', undefined)])).toBe(false);
  });

  it('with several lines is compared by value, line by line', () => {
    const lines = stated('({a: 1})', '({a: 2})');
    expect(judge(lines, {a: 1}, {a: 2})).toBe(true);
    expect(judge(lines, {a: 2}, {a: 1})).toBe(false);
  });

  it("that isn't a literal is compared only as text", () => {
    const words: Expectation = {kind: 'value', texts: ['nothing'], literals: [null], whole: null};
    expect(agrees(words, [observe(words, 'nothing', {value: 1})])).toBe(true);
    expect(agrees(words, [observe(words, 'null', {value: null})])).toBe(false);
  });

  it('is compared by value, with its types', () => {
    expect(judge(stated("['1']"), ['1'])).toBe(true);
    expect(judge(stated("['1']"), [1])).toBe(false);
  });
});
