import type {ReactNode} from 'react';

/**
 * The text of rendered content, such as a heading with code in it. Components that make up their
 * text themselves add nothing.
 */
export function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(nodeText).join('');
  }
  const isElement = typeof node === 'object' && node !== null && 'props' in node;
  return isElement ? nodeText((node.props as {children?: ReactNode}).children) : '';
}
