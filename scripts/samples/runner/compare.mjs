import {isDeepStrictEqual} from 'node:util';

/**
 * @typedef {object} Expectation One stated result, as the worker gets it.
 * @property {'value' | 'print'} kind
 * @property {string[]} texts One entry for each comment line.
 * @property {(string | null)[]} literals Source of the literal in each line, null when it is none.
 * @property {string | null} whole Source of the literal that all lines make together.
 *
 * @typedef {object} Observation One evaluation of what a result is stated of.
 * @property {string} shown
 * @property {boolean} isWhole Is the value what all lines together say?
 * @property {boolean[]} isLine Is the value what this line says?
 */

/**
 * Compares at once: the value may be changed later.
 *
 * @param {Expectation} expectation
 * @param {string} shown The value as text.
 * @param {{value: unknown} | undefined} box Undefined when it is to be compared as text only.
 * @returns {Observation}
 */
export function observe({texts, literals, whole}, shown, box) {
  /**
   * @param {string} text
   * @param {string | null} literal
   */
  const isSame = (text, literal) =>
    flat(shown) === flat(text) ||
    (box !== undefined && literal !== null && isDeepStrictEqual(box.value, evaluate(literal)));
  return {
    shown,
    isWhole: isSame(texts.join('\n'), whole),
    isLine: texts.map((text, index) => isSame(text, literals[index] ?? null)),
  };
}

/**
 * Do the observations agree with the statement? Either the one statement holds each time, or there
 * is a line for each time, or all that was shown is the text stated. Spaces and line breaks do not
 * count.
 *
 * @param {Expectation} expectation
 * @param {Observation[]} observations
 * @returns {boolean}
 */
export function agrees({texts}, observations) {
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

/**
 * @param {string} text
 * @returns {string} On one line, with single spaces.
 */
export function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * @param {string} literal Source that holds literals only; the main thread has seen to that.
 * @returns {unknown}
 */
function evaluate(literal) {
  return new Function(`return ${literal}`)();
}
