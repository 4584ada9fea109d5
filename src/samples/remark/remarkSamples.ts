import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createAppReader} from '../../tutorials/snapshots/appFiles';
import {pageStart} from '../../tutorials/changes/pageStart';
import {templateOf} from '../../tutorials/templates/templateOf';
import {sampleNames} from '../playground/sampleNames';
import {addJavaScriptForm} from './addJavaScriptForm';
import {cutFence} from './cutFence';
import type {Fence} from './Fence';
import {element, importNode} from './mdxNodes';
import {packageManagerTabs} from './packageManagerTabs';
import {readFence} from './readFence';
import {shellBlocks} from './shellBlocks';
import type {PageState} from './followFence';
import {showApp} from './showApp';
import {stateProof} from './stateProof';
import {warningLabels} from './warningLabels';
import {writeFence} from './writeFence';

const APP_BLOCK = 'AppBlock';

interface Block {
  readonly code: Code;
  readonly fence: Fence;
  /** The children of the block's parent. */
  readonly siblings: RootContent[];
  /** Files in the copy cards above. */
  readonly copied: readonly string[];
}

/** What replaces a fence on the page. */
interface Published {
  readonly nodes: readonly RootContent[];
  /** Imports by what they import, because a page needs each one only once. */
  readonly imports?: Readonly<Record<string, RootContent>>;
}

/**
 * Remark plugin that prepares code blocks for display. It doesn't check them; `npm run samples` does.
 *
 * It removes `hidden` blocks and cut lines, keeps only the words that the code block component knows, marks what a part
 * of a tutorial changes in a file, records how each block was verified and what to omit to get JavaScript, labels
 * blocks that are wrong on purpose, and replaces npm commands with tabs.
 */
export function remarkSamples(): (tree: Root, file?: VFile) => Promise<void> {
  return async (tree, file) => {
    const blocks = readBlocks(tree, sampleNames(file?.path));
    const page = pageOf(tree);
    const imports: Record<string, RootContent> = {};
    for (const {code, fence, siblings, copied} of blocks) {
      copied.forEach(file => page.copied.add(file));
      const published = await publish(code, fence, page);
      siblings.splice(siblings.indexOf(code), 1, ...published.nodes);
      Object.assign(imports, published.imports);
    }
    tree.children.unshift(...Object.values(imports));
  };
}

function readBlocks(tree: Root, samples: ReadonlyMap<number, string>): Block[] {
  const blocks: Block[] = [];
  let copied: string[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CopiedFile') {
      const file = node.attributes.find(each => 'name' in each && each.name === 'file')?.value;
      copied.push(String(file));
    }
    if (node.type !== 'code') {
      return;
    }
    const fence = {...readFence(node), sample: samples.get(blocks.length)};
    node.data = {...node.data, fence};
    const siblings = (parent ?? tree).children as RootContent[];
    blocks.push({code: node, fence, siblings, copied});
    copied = [];
  });
  return blocks;
}

function pageOf(tree: Root): PageState {
  const reader = createAppReader();
  return {
    reader,
    start: pageStart(reader, templateOf(shellBlocks(tree))),
    files: new Map(),
    copied: new Set(),
  };
}

async function publish(code: Code, read: Fence, page: PageState): Promise<Published> {
  if (read.marks.hidden) {
    return {nodes: []};
  }
  const fence = await addJavaScriptForm(stateProof(cutFence(showApp(read, page))));
  writeFence(code, fence);
  const commands = await packageManagerTabs(code);
  if (commands) {
    return {nodes: [commands.tabs], imports: {tabs: commands.imported}};
  }
  const nodes = [...warningLabels(fence.marks), code];
  if (!fence.appFile) {
    return {nodes};
  }
  return {
    nodes: [element(APP_BLOCK, {...fence.appFile}, nodes)],
    imports: {
      [APP_BLOCK]: importNode(APP_BLOCK, `@site/src/components/tutorial/${APP_BLOCK}`),
    },
  };
}
