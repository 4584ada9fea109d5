import type {Expectation} from '../shared/messages';

/** One evaluation of the expression that a stated result refers to. */
export interface Observation {
  readonly shown: string;
  /** Whether the value equals the literal that all lines form together. */
  readonly isWhole: boolean;
  /** For each line, whether the value equals its literal. */
  readonly isLine: readonly boolean[];
}

/** Whether a value equals the literal of a stated result; false if what's stated isn't a literal. */
type EqualsLiteral = (value: unknown, literal: 'whole' | number) => boolean;

/**
 * Compares the value right away, because it may be mutated later.
 *
 * @param shown - the value as text
 * @param box - undefined if the value is compared only as text
 */
export function observe(
  texts: readonly string[],
  shown: string,
  box: {readonly value: unknown} | undefined,
  equals: EqualsLiteral,
): Observation {
  const isSame = (text: string, literal: 'whole' | number) =>
    flat(shown) === flat(text) || (box !== undefined && equals(box.value, literal));
  return {
    shown,
    isWhole: isSame(texts.join('\n'), 'whole'),
    isLine: texts.map((text, index) => isSame(text, index)),
  };
}

/**
 * Whether the observations match the stated result. They do if it's true every time, if it has a line for each one, or
 * if their combined text equals the stated text. Whitespace doesn't matter.
 */
export function agrees(
  {texts}: Pick<Expectation, 'texts'>,
  observations: readonly Observation[],
): boolean {
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
