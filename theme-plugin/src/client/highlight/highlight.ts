import {createCodeBlockMetadata} from '../themeCommonInternal';
import {DIFF_LANGUAGE} from '../../shared/code/constants';
import type {CodeSource} from '../../shared/code/codeSource';
import {readTypeRanges} from '../../shared/code/typeRanges';
import {diffLines, type CodeLine} from './diffLines';
import {markTypes} from './markTypes';
import {renderLines} from './renderLines';
import {toLines} from './runLines';
import {tokenize} from './tokenize';

/**
 * The HTML inside a block's `<code>`: a span of a short class for each token whose color is not that
 * of plain text. Lines are marked as in theme-classic, by magic comments or by `{1,3-5}`. Parts that
 * are left out in JavaScript (`types=…`) have an element around them.
 *
 * @throws Error where lines are marked by numbers and the site has no magic comment to name the class
 */
export function highlight(source: CodeSource): string {
  const {language, metastring, magicComments, isNumbered} = source;
  const {code, lineClassNames} = createCodeBlockMetadata({
    code: source.text,
    language,
    metastring,
    magicComments,
    className: undefined,
    defaultLanguage: undefined,
    title: undefined,
    showLineNumbers: isNumbered,
  });
  const text = code.replaceAll('\r\n', '\n');
  const lines: CodeLine[] = DIFF_LANGUAGE.test(language)
    ? diffLines(text, language)
    : toLines(markTypes(tokenize(text, language), readTypeRanges(metastring) ?? [])).map(runs => ({
        runs,
        classNames: [],
      }));
  const marked = lines.map(({runs, classNames}, index) => ({
    runs,
    classNames: [...classNames, ...(lineClassNames[index] ?? [])],
  }));
  return renderLines(marked, isNumbered);
}
