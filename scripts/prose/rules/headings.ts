import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {headingId} from '../headingId';
import type {Root} from 'mdast';

/** Requires levels 2 to 4, starting with 2. A rule of remark-lint checks that no level is skipped. */
export const headingLevels = lintRule('prose:heading-levels', (tree: Root, file) => {
  let isFirst = true;
  visit(tree, 'heading', heading => {
    const {depth} = heading;
    if (depth < 2 || depth > (isFirst ? 2 : 4)) {
      const valid = isFirst ? 'the first heading of a page has level 2' : '2 to 4';
      file.message(`a heading of level ${depth}: ${valid}`, heading);
    }
    isFirst = false;
  });
});

/** Requires an explicit ID for every heading, because a generated one changes with the wording. */
export const explicitIds = lintRule('prose:explicit-ids', (tree: Root, file) => {
  visit(tree, 'heading', heading => {
    if (headingId(heading) === undefined) {
      file.message('a heading without an ID: end it with {/* #its-id */}', heading);
    }
  });
});
