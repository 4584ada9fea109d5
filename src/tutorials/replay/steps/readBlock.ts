import {findCuts} from '../../../samples/excerpts/findCuts';
import type {Code} from 'mdast';
import type {Step} from './types';
import {nameOf} from '../../../snapshots/snapshotName';

/** Languages of blocks that contain commands. */
const SHELLS = ['bash', 'sh', 'shell'];

/**
 * Returns what a code block tells readers to do.
 *
 * @param app - such as `essentials/3`; blocks of other apps and hidden blocks aren't steps
 * @param prose - what the page says above the block
 */
export function readBlock(block: Code, app: string, prose: string): Step[] {
  const {lang, position, value} = block;
  const line = position?.start.line ?? 1;
  const code = value.split('\n');
  if (SHELLS.includes(lang ?? '')) {
    return code.flatMap((text, index) =>
      text.split('&&').map(command => ({
        kind: 'command',
        line: line + 1 + index,
        words: splitWords(command),
      })),
    );
  }
  const {app: mark, title: file, hidden, draft} = block.data?.fence?.marks ?? {};
  if (!mark || !file || hidden || nameOf(mark) !== app) {
    return [];
  }
  const {from, to} = findCuts(code);
  return [
    draft
      ? {kind: 'draft', line, file, code, prose}
      : {kind: 'show', line, file, code, shown: {from, to}, prose},
  ];
}

/** Splits a command into words, without the quotes around values. */
function splitWords(command: string) {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map(word => word.replace(/(["'])(.*?)\1/g, '$2'));
}
