import prettier from 'prettier';
import {blankSourceFile} from 'ts-blank-space';
import ts from 'typescript';
import {typeRanges} from './typeRanges.mjs';

/** The style of the samples. */
const STYLE = /** @type {const} */ ({
  parser: 'babel',
  semi: false,
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 84,
});

const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/**
 * Takes the types out of a sample. Comments, blank lines and stated results stay; comments right above a declaration
 * that is gone go with it.
 *
 * @param {string} code
 * @param {string} lang `ts` or `tsx`.
 * @returns {Promise<{code: string, ranges: import('./typeRanges.mjs').Range[]} | undefined>} The JavaScript, and what is
 *   left out of `code` to get it. Undefined where the code has no types, is nothing but types, or has no JavaScript of
 *   the same shape (an enum, say, is more than a type).
 */
export async function toJavaScript(code, lang) {
  const blanked = blankTypes(code, lang);
  if (blanked === undefined || blanked === code) {
    return undefined;
  }
  const isEmpty = blanked.split('\n').every(line => line.trim() === '' || COMMENT.test(line));
  const formatted = isEmpty ? undefined : await format(blanked);
  const ranges = formatted === undefined ? undefined : typeRanges(code, blanked, formatted);
  return formatted === undefined || !ranges ? undefined : {code: formatted, ranges};
}

/**
 * @param {string} code
 * @param {string} lang
 * @returns {string | undefined} As long as the code. Undefined where types cannot be taken out.
 */
function blankTypes(code, lang) {
  const kind = lang === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(`sample.${lang}`, code, ts.ScriptTarget.ESNext, false, kind);
  let isErasable = true;
  const blanked = blankSourceFile(source, () => {
    isErasable = false;
  });
  return isErasable ? blankOrphans(code.split('\n'), blanked.split('\n')).join('\n') : undefined;
}

/**
 * Blanks comments right above a declaration that is gone, and imports of which nothing is left.
 *
 * @param {string[]} before
 * @param {string[]} after The same lines without types.
 * @returns {string[]}
 */
function blankOrphans(before, after) {
  const blank = (/** @type {string} */ line) => line.replace(/\S/g, ' ');
  const kept = after.map(line => (/^import\s*\{\s*\}\s*from\b/.test(line) ? blank(line) : line));
  for (let index = kept.length - 1; index > 0; index -= 1) {
    const above = kept[index - 1] ?? '';
    const isGone = /^[\s;]*$/.test(kept[index] ?? '') && before[index]?.trim() !== '';
    if (isGone && COMMENT.test(above)) {
      kept[index - 1] = blank(above);
    }
  }
  return kept;
}

/**
 * @param {string} code
 * @returns {Promise<string | undefined>} Undefined for code that does not parse: the samples check names it.
 */
async function format(code) {
  try {
    return (await prettier.format(code, STYLE)).trimEnd();
  } catch {
    return undefined;
  }
}
