/** @typedef {import('mdast').Nodes} Node */
/** @typedef {Pick<import('../types.mjs').Block, 'text' | 'isTitleOfWork' | 'lineAt' | 'show'>} PlainText */

const FIRST_CODE = 0xe000;
const CODES = 0x1900;

/** A code span in plain text: one character from Unicode's private use area, which no prose has. */
export const CODE = String.raw`\uE000-\uF8FF`;

const ANY_CODE = new RegExp(`[${CODE}]`, 'g');

/**
 * Turns the phrasing content of blocks into plain text: markup goes, link texts stay, and the same
 * code span becomes the same character everywhere on the page.
 *
 * @returns {(nodes: readonly Node[], line: number) => PlainText} Takes a block's children, and the
 *   line on which the block begins.
 */
export function createTextReader() {
  /** @type {string[]} */
  const codes = [];
  /** @param {string} code */
  const mask = code => {
    const known = codes.indexOf(code);
    const index = known >= 0 ? known : codes.push(code) - 1;
    return String.fromCharCode(FIRST_CODE + (index % CODES));
  };
  /** @param {string} text */
  const show = text =>
    text.replace(ANY_CODE, char => `\`${codes[char.charCodeAt(0) - FIRST_CODE] ?? ''}\``);

  return (nodes, firstLine) => {
    let raw = '';
    const pieces = [{at: 0, line: firstLine}];
    /** @type {{from: number, to: number}[]} */
    const works = [];
    /**
     * @param {Node} node
     * @param {string} text
     */
    const add = (node, text) => {
      pieces.push({at: raw.length, line: node.position?.start.line ?? firstLine});
      raw += text;
    };
    /** @param {Node} node */
    const walk = node => {
      const from = raw.length;
      if (node.type === 'text') {
        add(node, node.value);
      } else if (node.type === 'inlineCode') {
        add(node, mask(node.value));
      } else if (node.type === 'mdxTextExpression') {
        add(node, isComment(node.value) ? ' ' : mask(node.value));
      } else if (node.type === 'textDirective') {
        // Not a directive here: `10:30pm` and the like.
        add(node, `:${node.name}`);
        node.children.forEach(walk);
      } else if (node.type === 'mdxJsxTextElement') {
        add(node, ' ');
        node.children.forEach(walk);
        raw += ' ';
      } else if ('children' in node) {
        node.children.forEach(walk);
      } else {
        add(node, ' ');
      }
      if (node.type === 'link' && /^https?:/.test(node.url)) {
        works.push({from, to: raw.length});
      }
    };
    nodes.forEach(walk);
    return {
      text: raw.replace(/\s/g, ' '),
      isTitleOfWork: (from, to) => works.some(work => work.from <= from && to <= work.to),
      lineAt: offset => {
        const {at, line} = pieces.findLast(piece => piece.at <= offset) ?? {at: 0, line: firstLine};
        return line + raw.slice(at, offset).split('\n').length - 1;
      },
      show,
    };
  };
}

/**
 * Whether a JavaScript expression in braces is nothing but a comment.
 *
 * @param {string} expression
 */
export function isComment(expression) {
  return /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(expression);
}
