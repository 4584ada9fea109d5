import type {PhrasingContent, RootContent} from 'mdast';

/** Returns the text of a paragraph or heading, with code in backticks. */
export function proseOf(node: RootContent | PhrasingContent): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  if ('children' in node) {
    return node.children.map(proseOf).join('');
  }
  return 'value' in node ? node.value : '';
}
