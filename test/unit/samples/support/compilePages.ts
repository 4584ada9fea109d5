import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** A code block as the site's parser sees it. */
interface ParsedBlock {
  lang: string;
  meta: string;
  value: string;
  line: number;
}

/** A node of the element tree that the site's compiler creates. */
export interface TreeNode {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: {name: string; value: unknown}[];
  children?: TreeNode[];
}

/** The site's compiler's output for a page. */
export interface CompiledPage {
  fences: ParsedBlock[];
  tree: TreeNode;
}

const TYPESCRIPT = pathToFileURL(require.resolve('tsx')).href;

/**
 * Compiles pages in a separate process, where the compiler's ES modules can be loaded.
 *
 * @param flags - `--blocks` only parses pages, which takes a third of the time
 */
export function compilePages(
  pages: {file: string; content: string}[],
  ...flags: '--blocks'[]
): CompiledPage[] {
  const output = execFileSync(
    process.execPath,
    ['--import', TYPESCRIPT, path.join(__dirname, 'compilePages.program.ts'), ...flags],
    {
      input: JSON.stringify(pages),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(output) as CompiledPage[];
}

/** All nodes of a tree that match `test`, in order. */
export function findAll(node: TreeNode, test: (node: TreeNode) => boolean): TreeNode[] {
  const below = (node.children ?? []).flatMap(child => findAll(child, test));
  return test(node) ? [node, ...below] : below;
}
