import type {ListItem, Paragraph, PhrasingContent} from 'mdast';
import type {Node} from 'unist';
import type {Directive} from '../../samples/remark/mdxNodes';

/** A file in a directive's list, with its description. */
export interface FileItem {
  readonly file: string;
  /** The description, which follows the file's name and a colon. */
  readonly text: readonly PhrasingContent[];
}

/**
 * Returns the files that a directive lists. Each item starts with a path in backticks.
 *
 * @throws {Error} if an item starts with something else
 */
export function readItems({name, children}: Directive): FileItem[] {
  return children
    .filter(node => node.type === 'list')
    .flatMap(list => ('children' in list ? (list.children as ListItem[]) : []))
    .map(item => {
      const [paragraph] = item.children;
      const [file, ...text] = isParagraph(paragraph) ? paragraph.children : [];
      if (file?.type !== 'inlineCode') {
        throw new Error(
          `An item of :::${name} begins with no path: write - \`src/index.css\`: what it does`,
        );
      }
      return {file: file.value, text: withoutColon(text)};
    });
}

function isParagraph(node: Node | undefined): node is Paragraph {
  return node?.type === 'paragraph';
}

function withoutColon([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') {
    return first ? [first, ...others] : [];
  }
  const value = first.value.replace(/^\s*:?\s*/, '');
  return value === '' ? others : [{...first, value}, ...others];
}
