/**
 * The text of rendered content, such as a heading with code in it. Components that generate their own text
 * add nothing.
 *
 * @param node - a React node
 */
export function nodeText(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(nodeText).join('');
  }
  if (typeof node === 'object' && node !== null && 'props' in node) {
    const {props} = node;
    return typeof props === 'object' && props !== null && 'children' in props
      ? nodeText(props.children)
      : '';
  }
  return '';
}
