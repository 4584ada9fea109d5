import type {Element, Nodes} from 'hast';

export function classNamesOf(node: Nodes): readonly string[] {
  const names = node.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(names) ? names.map(String) : [];
}

/** Whether the node is an element with this class. */
export function hasClassName(node: Nodes, name: string): boolean {
  return classNamesOf(node).includes(name);
}

/** The element's attribute as text, if it has it. */
export function property(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** A copy of the tree without the parts below it for which `isLeftOut` is true. */
export function withoutParts(tree: Element, isLeftOut: (node: Nodes) => boolean): Element {
  return {
    ...tree,
    children: tree.children
      .filter(child => !isLeftOut(child))
      .map(child => (child.type === 'element' ? withoutParts(child, isLeftOut) : child)),
  };
}
