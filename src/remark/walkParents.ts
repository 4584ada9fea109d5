import type {Node, Parent} from 'unist';

/**
 * Calls `visit` for every node that has children, the outermost first. `visit` may replace the
 * children.
 *
 * A walk of our own keeps the plugins free of packages that ship ES modules only.
 */
export function walkParents(node: Node, visit: (parent: Parent) => void): void {
  if (isParent(node)) {
    visit(node);
    node.children.forEach(child => walkParents(child, visit));
  }
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}
