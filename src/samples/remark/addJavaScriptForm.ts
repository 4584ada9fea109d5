import {toJavaScript} from '../forms/toJavaScript';
import type {Fence} from './Fence';

/** A line that the code block component removes, unless lines are marked by number. */
const MAGIC_COMMENT = /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;
const LINE_NUMBERS = /\{[\d,-]+\}/;

/**
 * Adds the ranges to omit for JavaScript to a `ts` or `tsx` block that compiles. The page then contains the code only once,
 * plus a few numbers.
 */
export async function addJavaScriptForm(fence: Fence): Promise<Fence> {
  const {lang, marks} = fence;
  const isTyped = lang === 'ts' || lang === 'tsx';
  const isWrong = !marks.app && (marks.noCheck || marks.expectError);
  const form = isTyped && !isWrong ? await toJavaScript(shownCode(fence), lang) : undefined;
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
