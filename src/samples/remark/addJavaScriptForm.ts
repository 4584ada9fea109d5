import {toJavaScript} from '../forms/toJavaScript';
import type {Fence} from './Fence';

/** A line that the code block component removes, unless lines are marked by number. */
const MAGIC_COMMENT = /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;
const LINE_NUMBERS = /\{[\d,-]+\}/;

/**
 * Adds the ranges to omit for JavaScript to a verified `ts` or `tsx` block. The page then contains the code only once,
 * plus a few numbers.
 */
export async function addJavaScriptForm(fence: Fence): Promise<Fence> {
  const isTyped = fence.lang === 'ts' || fence.lang === 'tsx';
  const form =
    isTyped && fence.proof ? await toJavaScript(shownCode(fence), fence.lang) : undefined;
  return form ? {...fence, types: form.ranges} : fence;
}

/** The code without magic comments and removed lines. */
function shownCode({lines, words, changes}: Fence): string {
  const isNumbered = words.some(word => LINE_NUMBERS.test(word));
  return lines
    .filter(line => isNumbered || !MAGIC_COMMENT.test(line))
    .filter((_, index) => !changes.removed.has(index + 1))
    .join('\n');
}
