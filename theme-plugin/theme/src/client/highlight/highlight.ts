import {createCodeBlockMetadata} from '../themeCommonInternal';
import type {CodeSource} from '../../shared/code/codeSource';
import {readLines} from '../../shared/code/lineList';
import {readTypeRanges} from '../../shared/code/typeRanges';
import {renderCode} from './renderCode';

/**
 * The HTML inside a block's `<code>`, with a short class for each token whose color isn't that of plain text.
 * Lines are marked as in theme-classic, by magic comments or by `{1,3-5}`, and as added or removed. Parts that are left
 * out in JavaScript have an element around them.
 *
 * @throws Error if lines are marked by number, but the site has no magic comment that names the class
 */
export function highlight(source: CodeSource): string {
  const {language, highlighted, added, removed, types, magicComments, isNumbered} = source;
  const {code, lineClassNames} = createCodeBlockMetadata({
    code: source.text,
    language,
    metastring: highlighted,
    magicComments,
    className: undefined,
    defaultLanguage: undefined,
    title: undefined,
    showLineNumbers: isNumbered,
  });
  return renderCode({
    text: code.replaceAll('\r\n', '\n'),
    language,
    isNumbered,
    lineClassNames,
    changes: {added: readLines(added), removed: readLines(removed)},
    types: readTypeRanges(types),
  });
}
