import type {Emphasis, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';

/** Where a text has names with a hyphen, such as React-Redux, whose parts are capitalized. */
const NAMES = /(?<name>\p{Lu}\w*-\p{Lu}\w*)/u;

/** A name as inline content, which is a `span` on the page. */
const whole = (value: string): Emphasis => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['folio-whole']}},
  children: [{type: 'text', value}],
});

/** Remark plugin that keeps names with a hyphen on one line, in text and headings. */
export const wholeNames =
  () =>
  (tree: Root): void =>
    visit(tree, 'text', ({value}, index, parent) => {
      // The texts between names, and in every other place the name.
      const parts = value.split(NAMES);
      if (index === undefined || !parent || parts.length === 1) {
        return undefined;
      }
      const nodes = parts.map((part, place): PhrasingContent =>
        place % 2 === 1 ? whole(part) : {type: 'text', value: part},
      );
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
