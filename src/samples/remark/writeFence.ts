import type {Code} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {writeLineChanges, writeTypeRanges} from '../../../theme-plugin/src/code';
import type {Fence} from './Fence';

/**
 * Writes a fence into its node: the code, the words that the code block component reads behind it, and
 * how it is proven, as the property `data-verified` and the class `verified-…`.
 */
export function writeFence(code: Code, {lang, words, lines, changes, types, proof}: Fence): void {
  const meta = [...words, writeLineChanges(changes), types && writeTypeRanges(types)];
  code.value = lines.join('\n');
  code.meta = meta.filter(Boolean).join(' ') || null;
  if (proof) {
    code.data = {
      ...code.data,
      hProperties: {
        ...code.data?.hProperties,
        className: [`language-${lang}`, `verified-${proof}`],
        'data-verified': proof,
      },
    };
  }
}
