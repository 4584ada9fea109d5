import {SKIP, visit} from 'unist-util-visit';
import {SPOKEN_PROPS} from '../constants.mjs';
import {readFrontMatter} from '../readFrontMatter.mjs';
import {createTextReader} from './plainText.mjs';

/** @typedef {import('mdast').Root} Root */
/** @typedef {import('mdast').Nodes} Node */
/** @typedef {import('../types.mjs').Block} Block */
/** @typedef {import('../types.mjs').BlockKind} BlockKind */

/** @type {WeakMap<Root, Block[]>} */
const known = new WeakMap();

/**
 * Cuts a page into the texts that its readers see, in order, with the interruptions between them.
 *
 * @param {Root} tree Parsed page, whose headings have lost their ids.
 * @returns {Block[]} The same list each time, because every rule reads it.
 */
export function readBlocks(tree) {
  const blocks = known.get(tree) ?? cutPage(tree);
  known.set(tree, blocks);
  return blocks;
}

/**
 * @param {Root} tree
 * @returns {Block[]}
 */
function cutPage(tree) {
  const readText = createTextReader();
  /** @type {Block[]} */
  const blocks = [];
  /**
   * @param {BlockKind} kind
   * @param {readonly Node[]} nodes
   * @param {number} [line] On which they begin.
   * @param {boolean} [isQuoted]
   */
  const add = (kind, nodes, line = nodes[0]?.position?.start.line ?? 1, isQuoted = false) => {
    blocks.push({kind, isQuoted, ...readText(nodes, line)});
  };
  /**
   * @param {string} value
   * @param {number} [line]
   * @returns {[Node[], number | undefined]}
   */
  const plain = (value, line) => [[{type: 'text', value}], line];

  /**
   * @param {Node} node
   * @param {{isItem: boolean, isQuoted: boolean}} place
   */
  const cut = (node, place) => {
    const line = node.position?.start.line;
    if (node.type === 'paragraph') {
      addPictures(node);
      add(kindOf(node, place.isItem), node.children, line, place.isQuoted);
    } else if (node.type === 'heading') {
      add('heading', node.children, line);
    } else if (node.type === 'table') {
      add('break', []);
      visit(node, 'tableCell', cell => add('cell', cell.children, cell.position?.start.line));
    } else if (node.type === 'leafDirective') {
      add('break', []);
      add('alt', node.children, line);
    } else if (node.type === 'containerDirective' || node.type === 'mdxJsxFlowElement') {
      add('break', []);
      addProps(node);
      node.children.forEach(child => cut(child, {...place, isItem: false}));
      add('break', []);
    } else if (node.type === 'blockquote') {
      node.children.forEach(child => cut(child, {...place, isQuoted: true}));
    } else if (node.type === 'list' || node.type === 'listItem') {
      node.children.forEach(child => cut(child, {...place, isItem: true}));
    } else if (INTERRUPTIONS.includes(node.type)) {
      add('break', []);
    }
  };
  /** @param {Node} paragraph */
  const addPictures = paragraph =>
    visit(paragraph, node => {
      if (node.type === 'image' && node.alt) {
        add('alt', ...plain(node.alt, node.position?.start.line));
      }
      addProps(node);
      return node === paragraph || 'children' in node ? undefined : SKIP;
    });
  /** @param {Node} node */
  const addProps = node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of node.attributes) {
      const isSpoken = 'name' in attribute && SPOKEN_PROPS.includes(attribute.name);
      if (isSpoken && typeof attribute.value === 'string') {
        add('alt', ...plain(attribute.value, attribute.position?.start.line));
      }
    }
  };

  const {values, lineOf} = readFrontMatter(tree);
  for (const key of ['title', 'description']) {
    if (typeof values[key] === 'string') {
      add('title', ...plain(values[key], lineOf(key)));
    }
  }
  tree.children.forEach(node => cut(node, {isItem: false, isQuoted: false}));
  return blocks;
}

/** Content between paragraphs that has no words of its own. */
const INTERRUPTIONS = ['code', 'thematicBreak', 'mdxFlowExpression'];

/**
 * @param {import('mdast').Paragraph} paragraph
 * @param {boolean} isItem
 * @returns {BlockKind}
 */
function kindOf({children, data}, isItem) {
  if (data && 'directiveLabel' in data) {
    return 'title';
  }
  const [only, ...others] = children;
  if (others.length > 0 || !only) {
    return isItem ? 'item' : 'paragraph';
  }
  if (only.type === 'mdxJsxTextElement' && only.name === 'summary') {
    return 'title';
  }
  if (isItem && only.type === 'link') {
    return 'entry';
  }
  return only.type === 'strong' && !isItem ? 'label' : isItem ? 'item' : 'paragraph';
}
