import {isDeepStrictEqual} from 'node:util';
import {observe as observeAs, type Observation} from '@site/theme-plugin/playground/src/code';

/** A stated result, in the form that's sent to the worker. */
export interface Expectation {
  kind: 'value' | 'print';
  /** One entry per comment line. */
  texts: readonly string[];
  /** Source of the literal in each line, if it's one. */
  literals: (string | undefined)[];
  /** Source of the literal that all lines form together, if they do. */
  whole: string | undefined;
}

/**
 * Compares the value right away, because it may be mutated later.
 *
 * @param shown - the value as text
 * @param compared - undefined if the value is compared only as text
 */
export function observe(
  {texts, literals, whole}: Expectation,
  shown: string,
  compared: {value: unknown} | undefined,
): Observation {
  return observeAs(texts, shown, compared, (value, which) => {
    const literal = which === 'whole' ? whole : literals[which];
    return literal !== undefined && isDeepStrictEqual(value, evaluate(literal));
  });
}

/** @param literal - source that contains only literals, as the main thread has checked */
function evaluate(literal: string): unknown {
  return new Function(`return ${literal}`)();
}
