import {lintRule} from 'unified-lint-rule';
import {readFrontMatter} from '../readFrontMatter';
import type {Root} from 'mdast';

const REQUIRED = ['id', 'slug', 'title', 'sidebar_label', 'description', 'keywords'];

const OPTIONAL = [
  'toc_max_heading_level',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
];

/** Requires all keys, and no others: a misspelled one has no effect. `check-pages` reads what's in them. */
export const frontMatter = lintRule('prose:front-matter', (tree: Root, file) => {
  const {keys, lineOf} = readFrontMatter(tree);
  const missing = REQUIRED.filter(key => !keys.includes(key));
  if (missing.length > 0) {
    file.message(`the front matter lacks ${missing.join(', ')}`, {place: {line: 1, column: 1}});
  }
  for (const key of keys.filter(name => ![...REQUIRED, ...OPTIONAL].includes(name))) {
    const message = `"${key}" isn't a key of an article's front matter`;
    file.message(message, {place: {line: lineOf(key), column: 1}});
  }
});
