import prettier from 'prettier';
import {blankSourceFile} from 'ts-blank-space';
import ts from 'typescript';
import {typeRanges, type Range} from './typeRanges';

/** The style of the samples. */
const STYLE = {
  parser: 'babel',
  semi: false,
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 84,
} as const;

const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/**
 * Takes the types out of a sample. Comments, blank lines and stated results stay; comments right above a
 * declaration that is gone go with it.
 *
 * @param lang - `ts` or `tsx`
 * @returns the JavaScript, and what is left out of `code` to get it. Undefined where the code has no types,
 *   is nothing but types, or has no JavaScript of the same shape (an enum, say, is more than a type).
 */
export async function toJavaScript(
  code: string,
  lang: string,
): Promise<{code: string; ranges: Range[]} | undefined> {
  const blanked = blankTypes(code, lang);
  if (blanked === undefined || blanked === code) {
    return undefined;
  }
  const isEmpty = blanked.split('\n').every(line => line.trim() === '' || COMMENT.test(line));
  const formatted = isEmpty ? undefined : await format(blanked);
  const ranges = formatted === undefined ? undefined : typeRanges(code, blanked, formatted);
  return formatted === undefined || !ranges ? undefined : {code: formatted, ranges};
}

/** @returns as long as the code. Undefined where types cannot be taken out. */
function blankTypes(code: string, lang: string): string | undefined {
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
 * @param after - the same lines without types
 */
function blankOrphans(before: string[], after: string[]): string[] {
  const blank = (line: string) => line.replace(/\S/g, ' ');
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

/** @returns undefined for code that does not parse: the samples check names it. */
async function format(code: string): Promise<string | undefined> {
  try {
    return (await prettier.format(code, STYLE)).trimEnd();
  } catch {
    return undefined;
  }
}
