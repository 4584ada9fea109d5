import {visit} from 'unist-util-visit';
import type {Heading, PhrasingContent, Root} from 'mdast';

const CLASSIC = /\s*\{#(?<id>[^}]*)\}$/;
const COMMENT = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;

/** Moves `{#id}`, or a comment with `#id`, from headings to `data.id`, as Docusaurus does. */
export function headingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', heading => {
      const last = heading.children.at(-1);
      if (last?.type === 'mdxTextExpression') {
        const id = COMMENT.exec(last.value)?.groups?.id;
        heading.children.splice(id === undefined ? Infinity : -1, 1);
        heading.data = {...heading.data, ...{id}};
        trimEnd(heading.children.at(-1));
      } else if (last?.type === 'text') {
        const id = CLASSIC.exec(last.value)?.groups?.id;
        last.value = last.value.replace(CLASSIC, '');
        heading.data = {...heading.data, ...{id}};
      }
    });
  };
}

/** @returns the heading's explicit ID */
export function headingId({data}: Heading): string | undefined {
  return data && 'id' in data && typeof data.id === 'string' ? data.id : undefined;
}

function trimEnd(node: PhrasingContent | undefined) {
  if (node?.type === 'text') {
    node.value = node.value.trimEnd();
  }
}
