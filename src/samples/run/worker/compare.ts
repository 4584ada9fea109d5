import {isDeepStrictEqual} from 'node:util';

/** One stated result, as the worker gets it. */
export interface Expectation {
  kind: 'value' | 'print';
  /** One entry for each comment line. */
  texts: string[];
  /** Source of the literal in each line, null when it is none. */
  literals: (string | null)[];
  /** Source of the literal that all lines make together. */
  whole: string | null;
}

/** One evaluation of what a result is stated of. */
export interface Observation {
  shown: string;
  /** Is the value what all lines together say? */
  isWhole: boolean;
  /** Is the value what this line says? */
  isLine: boolean[];
}

/**
 * Compares at once: the value may be changed later.
 *
 * @param shown - the value as text
 * @param box - undefined when it is to be compared as text only
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
 * Do the observations agree with the statement? Either the one statement holds each time, or there is a line
 * for each time, or all that was shown is the text stated. Spaces and line breaks do not count.
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

/** @returns on one line, with single spaces */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** @param literal - source that holds literals only; the main thread has seen to that. */
function evaluate(literal: string): unknown {
  return new Function(`return ${literal}`)();
}
