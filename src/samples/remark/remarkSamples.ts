import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Fence, Page} from '../Fence';
import {addFences, readPage} from '../pages/readPage';
import {sampleNames} from '../playground/readSamples';
import {importNode, staticElement} from './mdxNodes';
import {packageManagerTabs} from './packageManagerTabs';
import {showFence} from './showFence';
import {warningLabels} from './warningLabels';
import {writeNode} from './writeNode';

const ROOT = path.join(__dirname, '../../..');
const APP_BLOCK = 'AppBlock';

/** Changes a fence on its way to the page, depending on what the page tells readers to do before it. */
export type FenceTransform = (fence: Fence) => Fence;

/** What replaces a fence on the page. */
interface Published {
  readonly nodes: readonly RootContent[];
  /** Imports by what they import, because a page needs each one only once. */
  readonly imports?: Readonly<Record<string, RootContent>>;
}

/**
 * Remark plugin that prepares code blocks for display. It doesn't check them; `npm run samples` does.
 *
 * It removes `hidden` fences and cut lines, gives the code block component its props, records what to omit to get
 * JavaScript, labels code that is wrong on purpose, and replaces npm commands with tabs. The transform throws if the site's
 * parser finds other code blocks than the checks do.
 *
 * @param startPage - creates the page's own transform, which sees the fences as they were written
 */
export function remarkSamples(
  startPage: (tree: Root) => FenceTransform,
): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const page = readPage(path.relative(ROOT, file.path).split(path.sep).join('/'), String(file));
    addFences(tree, page);
    const names = sampleNames(ROOT, page);
    const showOnPage = startPage(tree);
    const imports: Record<string, RootContent> = {};
    const blocks: {code: Code; fence: Fence; siblings: RootContent[]}[] = [];
    visit(tree, 'code', (code, _, parent) => {
      const fence = code.data?.fence;
      if (!fence || fence.code.join('\n') !== code.value.replaceAll('\r', '')) {
        throw misread(page, code.position?.start.line);
      }
      blocks.push({code, fence, siblings: (parent ?? tree).children as RootContent[]});
    });
    const unseen = page.fences.find(fence => !blocks.some(block => block.fence === fence));
    if (unseen) {
      throw misread(page, unseen.line);
    }
    for (const {code, fence, siblings} of blocks) {
      const published = await publish(code, showOnPage(fence), names.get(fence));
      siblings.splice(siblings.indexOf(code), 1, ...published.nodes);
      Object.assign(imports, published.imports);
    }
    tree.children.unshift(...Object.values(imports));
  };
}

/** For a block that the site's parser sees and `scanFences` doesn't, or the other way around. */
function misread({path: file}: Page, line = 1): Error {
  const advice =
    "Close its fence, keep all its lines in its list or quote, and don't put it in a comment.";
  return new Error(
    `${file}:${line} The site and the checks of code samples read this code block differently. ${advice}`,
  );
}

async function publish(code: Code, fence: Fence, sample?: string): Promise<Published> {
  if (fence.marks.hidden) {
    return {nodes: []};
  }
  writeNode(code, await showFence(fence), sample);
  const commands = await packageManagerTabs(code);
  if (commands) {
    return {nodes: [commands.tabs], imports: {tabs: commands.imported}};
  }
  const nodes = [...warningLabels(fence.marks), code];
  if (!fence.appFile) {
    return {nodes};
  }
  return {
    nodes: [staticElement(APP_BLOCK, {...fence.appFile}, nodes)],
    imports: {
      [APP_BLOCK]: importNode(APP_BLOCK, `@site/src/components/tutorial/${APP_BLOCK}`),
    },
  };
}
