import prettier from 'prettier';
import {blankSourceFile} from 'ts-blank-space';
import ts from 'typescript';
import {typeRanges, type Range} from './typeRanges';

/** Prettier's options for the samples. */
const STYLE = {
  parser: 'babel',
  semi: false,
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 84,
} as const;

const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/**
 * Removes the types from a sample. Comments, blank lines, and stated results stay, but comments directly above a
 * removed declaration go with it.
 *
 * @param lang - `ts` or `tsx`
 * @returns the JavaScript, and the ranges of `code` to omit to get it. Undefined if the code has no types, consists
 *   only of types, or can't become JavaScript by removing types alone (an enum, for example, emits code)
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

/** @returns code of the same length, with whitespace instead of types; undefined if they can't be removed */
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
 * Blanks out comments directly above a removed declaration, and imports that are now empty.
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

/** @returns undefined for code that doesn't parse; the sample check reports that */
async function format(code: string): Promise<string | undefined> {
  try {
    return (await prettier.format(code, STYLE)).trimEnd();
  } catch {
    return undefined;
  }
}
