import type {Code} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {writeLineChanges, writeTypeRanges} from '../../../theme-plugin/theme/src/code';
import type {Fence} from './Fence';

/** Writes a fence back to its node: the code, and the words for the code block component. */
export function writeFence(code: Code, {words, lines, changes, types, sample}: Fence): void {
  const meta = [
    ...words,
    writeLineChanges(changes),
    types && writeTypeRanges(types),
    sample !== undefined && `playground=${sample}`,
  ];
  code.value = lines.join('\n');
  code.meta = meta.filter(Boolean).join(' ') || null;
}
