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

/** The first matching element below a node, if any. */
export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of 'children' in node ? node.children : []) {
    const found = child.type === 'element' && matches(child) ? child : findElement(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}
