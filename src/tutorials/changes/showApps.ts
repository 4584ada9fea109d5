import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {shellBlocks} from '../../samples/remark/shellBlocks';
import type {PageStage} from '../../samples/remark/remarkSamples';
import {createAppReader} from '../../snapshots/appFiles';
import {templateOf} from '../templates/templateOf';
import type {PageState} from './followFence';
import {pageStart} from './pageStart';
import {showApp} from './showApp';

/** Creates the stage that marks what a part of a tutorial changes in a file. */
export function showApps(tree: Root): PageStage {
  const copied = copiedFiles(tree);
  const reader = createAppReader();
  const page: PageState = {
    reader,
    start: pageStart(reader, templateOf(shellBlocks(tree))),
    files: new Map(),
    copied: new Set(),
  };
  return (fence, code) => {
    copied.get(code)?.forEach(file => page.copied.add(file));
    return showApp(fence, page);
  };
}

/** The files in the copy cards between each block and the one above it. */
function copiedFiles(tree: Root): ReadonlyMap<Code, readonly string[]> {
  const byBlock = new Map<Code, readonly string[]>();
  let copied: string[] = [];
  visit(tree, node => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CopiedFile') {
      const file = node.attributes.find(each => 'name' in each && each.name === 'file')?.value;
      copied.push(String(file));
    }
    if (node.type === 'code') {
      byBlock.set(node, copied);
      copied = [];
    }
  });
  return byBlock;
}
