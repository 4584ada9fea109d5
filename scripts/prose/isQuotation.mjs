/**
 * Are the words another author's: a quotation, or the title of a work on another site?
 *
 * @param {import('mdast').Nodes} node
 */
export function isQuotation(node) {
  return node.type === 'blockquote' || (node.type === 'link' && /^https?:/.test(node.url));
}
