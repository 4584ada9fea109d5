import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {headingId} from '../headingId';
import {readFrontMatter} from '../readFrontMatter';
import type {Nodes, Root} from 'mdast';

/** Requires unique IDs in kebab case, including every ID ever published on the page. */
export const pageIds = lintRule(
  'prose:page-ids',
  (tree: Root, file, options: {published: ReadonlyMap<string, readonly string[]>} | undefined) => {
    const ids: Set<string> = new Set();
    visit(tree, node => {
      const id = node.type === 'heading' ? headingId(node) : elementId(node);
      if (id === undefined) {
        return;
      }
      if (ids.has(id)) {
        file.message(`the ID "${id}" occurs twice on this page`, node);
      }
      if (!/^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(id)) {
        file.message(`the ID "${id}" isn't in kebab case: lowercase words with hyphens`, node);
      }
      ids.add(id);
    });
    if (hasOwnContents(tree)) {
      return;
    }
    const {values, lineOf} = readFrontMatter(tree);
    const page = String(values.slug).replace(/(?<=.)\/$/, '');
    for (const id of options?.published.get(page) ?? []) {
      if (!ids.has(id)) {
        const message =
          `links lead to #${id} on this page: end a heading with {/* #${id} */}, ` +
          `or put <a id="${id}"></a> before the one that replaced it`;
        file.message(message, {place: {line: lineOf('slug'), column: 1}});
      }
    }
  },
);

/** Whether a component renders the headings, so that the page lists them itself. The build checks them then. */
const hasOwnContents = ({children}: Root): boolean =>
  children.some(
    ({type, ...node}) =>
      type === 'mdxjsEsm' && 'value' in node && /^export const toc\b/m.test(node.value),
  );

function elementId(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const id = node.attributes.find(attribute => 'name' in attribute && attribute.name === 'id');
  return typeof id?.value === 'string' ? id.value : undefined;
}
