import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sampleNames} from '../playground/sampleNames';
import {addJavaScriptForm} from './addJavaScriptForm';
import {cutFence} from './cutFence';
import {indentGaps} from './indentGaps';
import type {Fence} from './Fence';
import {box, importNode} from './mdxNodes';
import {packageManagerTabs} from './packageManagerTabs';
import {readFence} from './readFence';
import {warningLabels} from './warningLabels';
import {writeFence} from './writeFence';

const APP_BLOCK = 'AppBlock';

interface Block {
  readonly code: Code;
  readonly fence: Fence;
  /** The children of the block's parent. */
  readonly siblings: RootContent[];
}

/** A stage that depends on what the page has shown before. It's called for each fence, in their order. */
export type PageStage = (fence: Fence, code: Code) => Fence;

/** What replaces a fence on the page. */
interface Published {
  readonly nodes: readonly RootContent[];
  /** Imports by what they import, because a page needs each one only once. */
  readonly imports?: Readonly<Record<string, RootContent>>;
}

/**
 * Remark plugin that prepares code blocks for display. It doesn't check them; `npm run samples` does.
 *
 * It removes `hidden` blocks and cut lines, keeps only the words that the code block component knows, records what to
 * omit to get JavaScript, labels blocks that are wrong on purpose, and replaces npm commands with tabs.
 *
 * @param startPage - creates the page's own stage, which sees the fences as they were written
 */
export function remarkSamples(
  startPage: (tree: Root) => PageStage,
): (tree: Root, file?: VFile) => Promise<void> {
  return async (tree, file) => {
    const blocks = readBlocks(tree, sampleNames(file?.path));
    const showOnPage = startPage(tree);
    const imports: Record<string, RootContent> = {};
    for (const {code, fence, siblings} of blocks) {
      const published = await publish(code, showOnPage(fence, code));
      siblings.splice(siblings.indexOf(code), 1, ...published.nodes);
      Object.assign(imports, published.imports);
    }
    tree.children.unshift(...Object.values(imports));
  };
}

function readBlocks(tree: Root, samples: ReadonlyMap<number, string>): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (code, _, parent) => {
    const fence = {...readFence(code), sample: samples.get(blocks.length)};
    code.data = {...code.data, fence};
    blocks.push({code, fence, siblings: (parent ?? tree).children as RootContent[]});
  });
  return blocks;
}

async function publish(code: Code, shown: Fence): Promise<Published> {
  if (shown.marks.hidden) {
    return {nodes: []};
  }
  const fence = await addJavaScriptForm(indentGaps(cutFence(shown)));
  writeFence(code, fence);
  const commands = await packageManagerTabs(code, fence);
  if (commands) {
    return {nodes: [commands.tabs], imports: {tabs: commands.imported}};
  }
  const nodes = [...warningLabels(fence.marks), code];
  if (!fence.appFile) {
    return {nodes};
  }
  return {
    nodes: [box(APP_BLOCK, {...fence.appFile}, nodes)],
    imports: {
      [APP_BLOCK]: importNode(APP_BLOCK, `@site/src/components/tutorial/${APP_BLOCK}`),
    },
  };
}
