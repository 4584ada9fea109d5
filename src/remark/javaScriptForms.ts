import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {toJavaScript} from '../samples/forms/toJavaScript';
import {readLineChanges} from '../../theme-plugin/src/shared/code/lineChanges';
import {writeTypeRanges} from '../../theme-plugin/src/shared/code/typeRanges';
import {walkParents} from './walkParents';

/** A line that the code block component takes away, unless lines are marked by their numbers. */
const MAGIC_COMMENT = /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;
const LINE_NUMBERS = /\{[\d,-]+\}/;

/**
 * Remark plugin that says of each proven block in `ts` or `tsx` what is left out of it in JavaScript, by a word behind
 * the fence that the theme reads: the page carries the code once, and a few numbers. It stands after `remarkSamples`,
 * which says what is proven.
 */
export default function javaScriptForms(): (tree: Root) => Promise<void> {
  return async tree => {
    const blocks: Code[] = [];
    walkParents(tree, parent => {
      blocks.push(...parent.children.filter(isTyped));
    });
    for (const block of blocks) {
      const form = await toJavaScript(shownCode(block), block.lang ?? '');
      if (form) {
        block.meta = [block.meta, writeTypeRanges(form.ranges)].filter(Boolean).join(' ');
      }
    }
  };
}

function isTyped(node: Node): node is Code {
  const isCode = (each: Node): each is Code => each.type === 'code';
  const isTypeScript = isCode(node) && (node.lang === 'ts' || node.lang === 'tsx');
  return isTypeScript && node.data?.hProperties?.['data-verified'] !== undefined;
}

/** The code without magic comments and without the lines that a change removes. */
function shownCode({value, meta}: Code): string {
  const {removed} = readLineChanges(meta ?? '');
  const isNumbered = LINE_NUMBERS.test(meta ?? '');
  return value
    .split('\n')
    .filter(line => isNumbered || !MAGIC_COMMENT.test(line))
    .filter((_, index) => !removed.has(index + 1))
    .join('\n');
}
