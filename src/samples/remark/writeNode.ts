import type {Code} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {writeLines, writeTypeRanges} from '../../../theme-plugin/theme/src/code';
import type {Fence} from '../Fence';

/** Writes a fence to its node: the code, and the props of the code block component. */
export function writeNode(code: Code, {code: lines, marks, types}: Fence, sample?: string): void {
  const {title, added, removed, metastring = null} = marks;
  code.value = lines.join('\n');
  code.meta = metastring;
  const props = {
    title,
    added: added && writeLines(added),
    removed: removed && writeLines(removed),
    types: types && writeTypeRanges(types),
    playground: sample,
  };
  code.data = {...code.data, hProperties: props};
}
