import {format, inspect} from 'node-inspect-extracted';
import {MAX_CHARACTERS, MAX_LINES, MAX_SHOWN} from '../shared/constants';
import type {FromCell, Job, LogLevel} from '../shared/messages';
import {agrees, observe, type Observation} from './compare';
import {describeError} from './describeError';
import {createTimelines} from './timelines';
import {withoutFrames} from './withoutFrames';

/** The literals of a stated result: all lines together, and each line. */
export interface Literals {
  readonly whole?: () => unknown;
  readonly lines: readonly ((() => unknown) | undefined)[];
}

/** Enough to tell any two values apart that `isDeepStrictEqual` does. */
const IN_FULL = {
  depth: Infinity,
  maxArrayLength: Infinity,
  maxStringLength: Infinity,
  breakLength: Infinity,
  sorted: true,
};

/** The most results of one expression that are kept. A loop could fill the memory. */
const MAX_OBSERVATIONS = 100;

const isEqual = (value: unknown, literal: (() => unknown) | undefined): boolean =>
  literal !== undefined && inspect(value, IN_FULL) === inspect(literal(), IN_FULL);

/** Everything that a run reports. */
export function createOutput(
  {expectations}: Pick<Job, 'expectations'>,
  literals: readonly Literals[],
  post: (message: FromCell) => void,
) {
  const seen: Observation[][] = expectations.map(() => []);
  let lines = 0;
  let characters = 0;
  let cut = 0;

  function print(level: LogLevel, write: () => string): void {
    // What's cut is only counted, so a sample that prints without end isn't slowed down by what nobody reads.
    if (cut === 0) {
      const text = withoutFrames(write());
      lines += 1;
      characters += text.length;
      if (lines <= MAX_LINES && characters <= MAX_CHARACTERS) {
        post({kind: 'line', level, text});
        return;
      }
    }
    cut += 1;
  }

  function report(index: number, shown: string, box?: {value: unknown}): void {
    const list = seen[index];
    const {texts = []} = expectations[index] ?? {};
    const {whole, lines: each = []} = literals[index] ?? {};
    if (list && list.length < MAX_OBSERVATIONS) {
      list.push(
        observe(texts, shown, box, (value, literal) =>
          isEqual(value, literal === 'whole' ? whole : each[literal]),
        ),
      );
    }
  }

  const log =
    (level: LogLevel) =>
    (...args: unknown[]) =>
      print(level, () => format(...args));

  const console: Record<string, (...args: unknown[]) => void> = {
    log: log('log'),
    info: log('log'),
    debug: log('log'),
    dir: value => print('log', () => inspect(value)),
    table: log('log'),
    warn: log('warn'),
    error: log('error'),
    trace: log('error'),
    assert: (isTrue, ...args) => isTrue || log('error')('Assertion failed', ...args),
    group: log('log'),
    groupCollapsed: log('log'),
    groupEnd: () => {},
    time: () => {},
    timeEnd: () => {},
    timeLog: () => {},
    count: log('log'),
    countReset: () => {},
    clear: () => {},
  };

  const reporter = {
    value(index: number, value: unknown) {
      report(index, inspect(value), {value});
      return value;
    },
    print:
      (index: number, method: string) =>
      (...args: unknown[]) => {
        // Strings are printed without quotes, so they're compared only as text.
        const isOther = args.length === 1 && typeof args[0] !== 'string';
        report(index, format(...args), isOther ? {value: args[0]} : undefined);
        console[method]?.(...args);
      },
    timeline: createTimelines(post),
  };

  return {
    console,
    reporter,
    fail: (thrown: unknown, place?: string) =>
      post({kind: 'error', ...describeError(thrown, place)}),
    isComplete: () => seen.every(list => list.length > 0),
    finish() {
      if (cut > 0) {
        post({kind: 'cut', lines: cut});
      }
      seen.forEach((observations, index) => {
        const shown = observations.map(observation => observation.shown).join('\n');
        const expectation = expectations[index] ?? {texts: []};
        const isTrue = agrees(expectation, observations);
        post({
          kind: 'result',
          index,
          agrees: isTrue,
          shown: observations.length === 0 ? '' : shown.slice(0, MAX_SHOWN + 1),
        });
      });
      post({kind: 'end'});
    },
  };
}
