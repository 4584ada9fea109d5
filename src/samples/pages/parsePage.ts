import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** A page that is not valid MDX, with the line where the parser gave up. */
export class PageSyntaxError extends Error {
  override readonly name = 'PageSyntaxError';

  /**
   * @param message - what the parser reported
   * @param line - from 1
   */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Parses a page with the syntax of the site: MDX, directives, GFM, front matter, and ids of headings. The
 * prose check and the sample check both read pages this way.
 *
 * @param text - the page
 * @returns positions have the lines of the text; columns differ in a heading that has a `{#id}`, because the
 *   id is escaped before MDX reads it.
 * @throws {PageSyntaxError} if the page isn't valid MDX
 */
export function parsePage(text: string): Root {
  try {
    return parser.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    // For a tag that is never closed, only the message says where.
    throw new PageSyntaxError(message, line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1));
  }
}
