import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes as HastNodes} from 'hast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {findAll, type HtmlDocument} from '../builtSite/html';
import {cleanArticle} from './cleanArticle';
import {handlers} from './handlers';

/** Makes addresses absolute, those within the page too. What is no address stays. */
function absoluteUrls(node: HastNodes, pageUrl: string): void {
  if (node.type === 'element') {
    for (const name of ['href', 'src']) {
      const value = node.properties[name];
      if (typeof value === 'string' && URL.canParse(value, pageUrl)) {
        node.properties[name] = new URL(value, pageUrl).href;
      }
    }
  }
  if ('children' in node) {
    node.children.forEach(child => absoluteUrls(child, pageUrl));
  }
}

/**
 * The article of a built page in Markdown. It is read from HTML because only there the site's own
 * directives, excerpts, tabs and components are what a reader gets.
 *
 * @param document - a built page
 * @param page - the title, in case the article has no `h1`, and the absolute address of the page
 * @returns Markdown with one `h1` at its start; null where the page has no article
 */
export function articleMarkdown(
  document: HtmlDocument,
  {title, url}: {readonly title: string; readonly url: string},
): string | null {
  const [article] = findAll(document, ({tagName}) => tagName === 'article');
  if (!article) {
    return null;
  }
  const tree = fromParse5(cleanArticle(article));
  absoluteUrls(tree, url);
  const mdast = toMdast(tree, {document: true, handlers});
  const text = toMarkdown(mdast, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`;
}
