import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {addFences, readPage} from './readPage';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** Thrown for a page that isn't valid MDX, with the line where the parser gave up. */
export class PageSyntaxError extends Error {
  override readonly name = 'PageSyntaxError';

  /**
   * @param message - what the parser reported
   * @param line - one-based
   */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Parses a page with the syntax of the site: MDX, directives, GFM, front matter, and heading IDs. Each code block has its
 * fence.
 *
 * @param text - the page
 * @returns the syntax tree; line numbers match the text, but columns differ in headings with a `{#id}`, because the ID
 *   is escaped before MDX parses it
 * @throws {PageSyntaxError} if the page isn't valid MDX
 */
export function parsePage(text: string): Root {
  try {
    const tree = parser.parse(escapeMarkdownHeadingIds(text));
    addFences(tree, readPage('', text));
    return tree;
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    // For an unclosed tag, only the message contains the position.
    throw new PageSyntaxError(message, line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1));
  }
}
