import type {Code} from 'mdast';
import {parseMarks, type FenceInfo} from './parseMarks';

declare module 'mdast' {
  interface CodeData {
    info?: FenceInfo;
  }
}

/** What the info string of a code block says. It's read once and kept in the block's data. */
export function infoOf(code: Code): FenceInfo {
  code.data ??= {};
  code.data.info ??= parseMarks(code.lang ?? '', code.meta ?? '');
  return code.data.info;
}
