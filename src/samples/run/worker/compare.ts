import {isDeepStrictEqual} from 'node:util';

/** A stated result, in the form that's sent to the worker. */
export interface Expectation {
  kind: 'value' | 'print';
  /** One entry per comment line. */
  texts: string[];
  /** Source of the literal in each line, or null if it isn't one. */
  literals: (string | null)[];
  /** Source of the literal that all lines form together, or null. */
  whole: string | null;
}

/** One evaluation of the expression that a stated result refers to. */
export interface Observation {
  shown: string;
  /** Whether the value equals the literal that all lines form together. */
  isWhole: boolean;
  /** For each line, whether the value equals its literal. */
  isLine: boolean[];
}

/**
 * Compares the value right away, because it may be mutated later.
 *
 * @param shown - the value as text
 * @param box - undefined if the value is compared only as text
 */
export function observe(
  {texts, literals, whole}: Expectation,
  shown: string,
  box: {value: unknown} | undefined,
): Observation {
  const isSame = (text: string, literal: string | null) =>
    flat(shown) === flat(text) ||
    (box !== undefined && literal !== null && isDeepStrictEqual(box.value, evaluate(literal)));
  return {
    shown,
    isWhole: isSame(texts.join('\n'), whole),
    isLine: texts.map((text, index) => isSame(text, literals[index] ?? null)),
  };
}

/**
 * Whether the observations match the stated result. They do if it's true every time, if it has a line for each one, or
 * if their combined text equals the stated text. Whitespace doesn't matter.
 */
export function agrees({texts}: Expectation, observations: Observation[]): boolean {
  if (observations.length === 0) {
    return false;
  }
  const isOnePerLine =
    observations.length === texts.length &&
    observations.every(({isLine}, index) => isLine[index] === true);
  const all = observations.map(({shown}) => shown).join('\n');
  return (
    observations.every(({isWhole}) => isWhole) ||
    isOnePerLine ||
    flat(all) === flat(texts.join('\n'))
  );
}

/** @returns the text on one line, with single spaces */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** @param literal - source that contains only literals, as the main thread has checked */
function evaluate(literal: string): unknown {
  return new Function(`return ${literal}`)();
}
