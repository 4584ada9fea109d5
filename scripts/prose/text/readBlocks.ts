import {SKIP, visit} from 'unist-util-visit';
import {SPOKEN_PROPS} from '../constants';
import {readFrontMatter} from '../readFrontMatter';
import {createTextReader} from './plainText';
import type {Nodes as Node, Paragraph, Root} from 'mdast';
import type {Block, BlockKind} from '../types';

const known: WeakMap<Root, Block[]> = new WeakMap();

/**
 * Splits a page into blocks of visible text, in order, with the interruptions between them.
 *
 * @param tree - parsed page, with the IDs removed from headings
 * @returns the blocks, which are cached because every rule reads them
 */
export function readBlocks(tree: Root): Block[] {
  const blocks = known.get(tree) ?? cutPage(tree);
  known.set(tree, blocks);
  return blocks;
}

function cutPage(tree: Root): Block[] {
  const readText = createTextReader();
  const blocks: Block[] = [];
  /** @param line - line where the text starts */
  const add = (
    kind: BlockKind,
    nodes: readonly Node[],
    line: number = nodes[0]?.position?.start.line ?? 1,
    isQuoted: boolean = false,
  ) => {
    blocks.push({kind, isQuoted, ...readText(nodes, line)});
  };
  const plain = (value: string, line?: number): [Node[], number | undefined] => [
    [{type: 'text', value}],
    line,
  ];

  const cut = (node: Node, place: {isItem: boolean; isQuoted: boolean}) => {
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
  const addPictures = (paragraph: Node) =>
    visit(paragraph, node => {
      if (node.type === 'image' && node.alt) {
        add('alt', ...plain(node.alt, node.position?.start.line));
      }
      addProps(node);
      return node === paragraph || 'children' in node ? undefined : SKIP;
    });
  const addProps = (node: Node) => {
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

/** Content between paragraphs that isn't prose. */
const INTERRUPTIONS = ['code', 'thematicBreak', 'mdxFlowExpression'];

function kindOf({children, data}: Paragraph, isItem: boolean): BlockKind {
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
