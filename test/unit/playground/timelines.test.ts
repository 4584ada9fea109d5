import {createTimelines} from '@folio-playground/cell/timelines';
import {CHANGE, MAX_REPORTED, MAX_STEP, MAX_STEPS} from '@folio-playground/shared/constants';
import type {FromCell} from '@folio-playground/shared/messages';

type Step = Extract<FromCell, {kind: 'step'}>;

function open() {
  const steps: Step[] = [];
  const timeline = createTimelines(message => steps.push(message as Step));
  return {timeline, steps, texts: () => steps.map(({text}) => text.replaceAll(CHANGE, '|'))};
}

describe('timelines', () => {
  it('reports each state with what is new in it, also if the sample mutates it', () => {
    const {timeline, steps, texts} = open();
    const report = timeline('Store');
    const state = {drills: 2, waiting: 0};
    report('', state);
    state.drills = 1;
    report('requested', state);
    timeline('Store')('', {other: true});
    expect(texts()).toEqual([
      '{ drills: 2, waiting: 0 }',
      '{ drills: |1|, waiting: 0 }',
      '{ other: true }',
    ]);
    expect(steps.map(({timeline: id, name, label}) => [id, name, label])).toEqual([
      [1, 'Store', ''],
      [1, 'Store', 'requested'],
      [2, 'Store', ''],
    ]);
  });

  it('writes what is no plain object as it is printed', () => {
    const {timeline, texts} = open();
    timeline('Store')('', [new Map([['a', 1]]), "it's", undefined, () => 1, Symbol('s')]);
    expect(texts()[0]).toBe(`[
  Map(1) { 'a' => 1 },
  "it's",
  undefined,
  [Function (anonymous)],
  Symbol(s)
]`);
  });

  it('survives a state that contains itself, throws, or is huge', () => {
    const {timeline, steps, texts} = open();
    const report = timeline('Store');
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    report('', circular);
    report('', {
      get broken() {
        throw new Error('no');
      },
    });
    report(
      '',
      Array.from({length: 1e6}, (_, id) => ({id})),
    );
    expect(steps).toHaveLength(3);
    expect(texts()[1]).toBe('|…');
    expect(texts()[2]).toHaveLength(MAX_STEP + 1);
  });

  it('reports a limited number of steps, which is less than a run may report', () => {
    const {timeline, steps} = open();
    const report = timeline('Store');
    for (let index = 0; index <= MAX_STEPS; index += 1) {
      report('again', 'x'.repeat(MAX_STEP * 2));
    }
    expect(steps).toHaveLength(MAX_STEPS);
    expect(MAX_STEPS * 2 * MAX_STEP).toBeLessThanOrEqual(MAX_REPORTED);
  });
});
