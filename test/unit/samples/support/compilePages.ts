import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

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

const TYPESCRIPT = pathToFileURL(require.resolve('tsx')).href;

/**
 * Compiles pages in a separate process, where the compiler's ES modules can be loaded.
 *
 * @returns the pages' trees; for a page that doesn't compile, a node of the type `error` whose value is the message
 */
export function compilePages(pages: {file: string; content: string}[]): TreeNode[] {
  const output = execFileSync(
    process.execPath,
    ['--import', TYPESCRIPT, path.join(__dirname, 'compilePages.program.ts')],
    {
      input: JSON.stringify(pages),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(output) as TreeNode[];
}

/** All nodes of a tree that match `test`, in order. */
export function findAll(node: TreeNode, test: (node: TreeNode) => boolean): TreeNode[] {
  const below = (node.children ?? []).flatMap(child => findAll(child, test));
  return test(node) ? [node, ...below] : below;
}
