import type {Nodes as Node} from 'mdast';
import type {Block} from '../types';

export type PlainText = Pick<Block, 'text' | 'isTitleOfWork' | 'lineAt' | 'show'>;

const FIRST_CODE = 0xe000;
const CODES = 0x1900;

/** The characters that stand for code spans in plain text, from Unicode's private use area. */
export const CODE = String.raw`\uE000-\uF8FF`;

const ANY_CODE = new RegExp(`[${CODE}]`, 'g');

/**
 * Creates a function that converts the phrasing content of blocks to plain text. Markup is removed, link text stays,
 * and identical code spans become the same character everywhere on the page.
 *
 * @returns a function that takes a block's children and the block's first line
 */
export function createTextReader(): (nodes: readonly Node[], line: number) => PlainText {
  const codes: string[] = [];
  const mask = (code: string) => {
    const known = codes.indexOf(code);
    const index = known >= 0 ? known : codes.push(code) - 1;
    return String.fromCharCode(FIRST_CODE + (index % CODES));
  };
  const show = (text: string) =>
    text.replace(ANY_CODE, char => `\`${codes[char.charCodeAt(0) - FIRST_CODE] ?? ''}\``);

  return (nodes, firstLine) => {
    let raw = '';
    const pieces = [{at: 0, line: firstLine}];
    const works: {from: number; to: number}[] = [];
    const add = (node: Node, text: string) => {
      pieces.push({at: raw.length, line: node.position?.start.line ?? firstLine});
      raw += text;
    };
    const walk = (node: Node) => {
      const from = raw.length;
      if (node.type === 'text') {
        add(node, node.value);
      } else if (node.type === 'inlineCode') {
        add(node, mask(node.value));
      } else if (node.type === 'mdxTextExpression') {
        add(node, isComment(node.value) ? ' ' : mask(node.value));
      } else if (node.type === 'textDirective') {
        // Text like `10:30pm` isn't meant to be a directive.
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

/** Whether a JavaScript expression in braces is only a comment. */
export function isComment(expression: string) {
  return /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(expression);
}
