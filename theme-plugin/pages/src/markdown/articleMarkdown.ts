import {select} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'hast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {property} from '../builtSite/hast';
import {cleanArticle} from './cleanArticle';
import {handlers} from './handlers';

/**
 * Makes URLs absolute, including those that point within the page. Anything that isn't a URL stays as it is. Each element
 * also gets the address of its place on the page, the heading above it.
 */
function absoluteUrls(tree: Nodes, pageUrl: string): void {
  let place = pageUrl;
  visit(tree, 'element', element => {
    if (/^h[1-6]$/.test(element.tagName) && element.properties.id) {
      place = new URL(`#${property(element, 'id')}`, pageUrl).href;
    }
    // The built page has the same object.
    element.properties = {...element.properties, dataPlace: place};
    for (const name of ['href', 'src']) {
      const value = element.properties[name];
      if (typeof value === 'string' && URL.canParse(value, pageUrl)) {
        element.properties[name] = new URL(value, pageUrl).href;
      }
    }
  });
}

/**
 * Converts the article of a built page to Markdown. It reads the HTML because only there directives, excerpts,
 * tabs, and components are rendered as readers see them.
 *
 * @param document - a built page
 * @param page - the title, in case the article has no `h1`, and the page's absolute address
 * @returns Markdown that starts with its only `h1`; null if the page has no article
 */
export function articleMarkdown(
  document: Nodes,
  {title, url}: {readonly title: string; readonly url: string},
): string | null {
  const article = select('article', document);
  if (!article) {
    return null;
  }
  const tree = cleanArticle(article);
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
