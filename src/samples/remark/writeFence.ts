import type {Code} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {writeLineChanges, writeTypeRanges} from '../../../theme-plugin/src/code';
import type {Fence} from './Fence';

/**
 * Writes a fence back to its node: the code, the words for the code block component, and how it was verified, as a
 * `data-verified` attribute and a `verified-…` class.
 */
export function writeFence(
  code: Code,
  {lang, words, lines, changes, types, proof, sample}: Fence,
): void {
  const meta = [
    ...words,
    writeLineChanges(changes),
    types && writeTypeRanges(types),
    sample !== undefined && `playground=${sample}`,
  ];
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
