import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses an article with the syntax that the site has: MDX, directives, front matter, ids of headings. Lines are those
 * of the file; its text changes where a heading has an id.
 *
 * @param {import('vfile').VFile} file
 * @returns {import('mdast').Root}
 * @throws {Error} Where the page is no MDX, with the line.
 */
export function parsePage(file) {
  file.value = escapeMarkdownHeadingIds(String(file.value));
  return parser.parse(file);
}
