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

/** A page that is not valid MDX, with the line where the parser gave up. */
export class PageSyntaxError extends Error {
  /**
   * @param {string} message What the parser reported.
   * @param {number} line From 1.
   */
  constructor(message, line) {
    super(message);
    this.name = 'PageSyntaxError';
    this.line = line;
  }
}

/**
 * Parses a page with the syntax of the site: MDX, directives, GFM, front matter, and ids of headings.
 * The prose check and the sample check both read pages this way.
 *
 * @param {string} text The page.
 * @returns {import('mdast').Root} Positions have the lines of the text; columns differ in a heading
 *   that has a `{#id}`, because the id is escaped before MDX reads it.
 * @throws {PageSyntaxError} If the page isn't valid MDX.
 */
export function parsePage(text) {
  try {
    return parser.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {message, line} = /** @type {Error & {line?: number}} */ (error);
    // For a tag that is never closed, only the message says where.
    throw new PageSyntaxError(message, line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1));
  }
}
