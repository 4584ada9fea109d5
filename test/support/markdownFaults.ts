import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';

/** Syntax that only this site understands: directives, expressions, tags, and sample marks. */
const SITE_ONLY =
  /:::|[{}]|<\/?[a-z]|\bsample-label\b|\btheme-code-block\b|\b(?:app|group|solution|no-check|expect-error)=/i;

/** Where Markdown dialects differ: GitHub's has tables, CommonMark doesn't. */
const dialects = {
  CommonMark: unified().use(remarkParse),
  GFM: unified().use(remarkParse).use(remarkGfm),
};

/**
 * Parses a Markdown page like a program that knows nothing about this site.
 *
 * @returns what such a program can't make sense of, with line numbers
 */
export function markdownFaults(text: string): string[] {
  return Object.entries(dialects).flatMap(([name, parser]) => {
    const tree = parser.parse(text);
    const faults: string[] = [];
    const titles = tree.children.filter(node => node.type === 'heading' && node.depth === 1);
    if (titles.length !== 1 || titles[0] !== tree.children[0]) {
      faults.push(`${name}: ${titles.length} titles, or not at the start`);
    }
    visit(tree, node => {
      const fault = faultOf(node);
      if (fault) {
        faults.push(`${name}, line ${node.position?.start.line}: ${fault}`);
      }
    });
    return faults;
  });
}

function faultOf(node: Nodes): string | false | null | undefined {
  switch (node.type) {
    case 'html':
      return `HTML: ${node.value}`;
    case 'code':
      return (
        (node.meta && `words after the language of a fence: ${node.meta}`) ||
        (node.lang && !/^[\w-]+$/.test(node.lang) && `no language: ${node.lang}`)
      );
    case 'text':
      return SITE_ONLY.test(node.value) && `a mark of the site: ${node.value}`;
    case 'heading':
      return node.children.length === 0 && 'a heading without text';
    case 'image':
      return !node.alt && `a picture without a text: ${node.url}`;
    case 'link':
      return (
        (node.children.length === 0 && `a link without text: ${node.url}`) ||
        (!/^(?:https?|mailto):/.test(node.url) && `a link that isn't absolute: ${node.url}`)
      );
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'imageReference':
    case 'linkReference':
      return `brackets that are read as a reference: ${node.type}`;
  }
}
