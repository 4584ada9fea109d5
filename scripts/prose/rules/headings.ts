import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {HEADING_LEVELS} from '../constants';
import {headingId} from '../headingIds';
import {readFrontMatter} from '../readFrontMatter';
import type {Nodes, Root} from 'mdast';

/** Requires levels 2 to 4, starting with 2. A rule of remark-lint checks that no level is skipped. */
export const headingLevels = lintRule('prose:heading-levels', (tree: Root, file) => {
  const {min, max} = HEADING_LEVELS;
  let isFirst = true;
  visit(tree, 'heading', heading => {
    const isWrong = heading.depth < min || heading.depth > max;
    if (isWrong || (isFirst && heading.depth !== min)) {
      const valid = isFirst ? `the first heading of a page has level ${min}` : `${min} to ${max}`;
      file.message(`a heading of level ${heading.depth}: ${valid}`, heading);
    }
    isFirst = false;
  });
});

/** Requires an explicit ID for every heading, because a generated one changes with the wording. */
export const explicitIds = lintRule('prose:explicit-ids', (tree: Root, file) => {
  visit(tree, 'heading', heading => {
    if (headingId(heading) === undefined) {
      file.message('a heading without an id: end it with {/* #its-id */}', heading);
    }
  });
});

/** Requires unique IDs in kebab case, including every ID ever published on the page. */
export const anchors = lintRule(
  'prose:anchors',
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
        file.message(`the id "${id}" is not in kebab case: lower-case words with hyphens`, node);
      }
      ids.add(id);
    });
    const {values, lineOf} = readFrontMatter(tree);
    const page = String(values.slug).replace(/(?<=.)\/$/, '');
    for (const id of options?.published.get(page) ?? []) {
      if (!ids.has(id)) {
        const message =
          `links lead to #${id} of this page: end a heading with {/* #${id} */}, ` +
          `or put <a id="${id}"></a> before the one that replaced it`;
        file.message(message, {place: {line: lineOf('slug'), column: 1}});
      }
    }
  },
);

function elementId(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const id = node.attributes.find(attribute => 'name' in attribute && attribute.name === 'id');
  return typeof id?.value === 'string' ? id.value : undefined;
}
