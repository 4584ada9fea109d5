import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {Nodes, Root} from 'mdast';

/** Names, by common misspelling. The spell checker finds other words. */
const NAMES = new Map([
  ['Javascript', 'JavaScript'],
  ['Typescript', 'TypeScript'],
  ['Github', 'GitHub'],
  ['NPM', 'npm'],
  ['Redux toolkit', 'Redux Toolkit'],
  ['Redux-Toolkit', 'Redux Toolkit'],
  ['RTK query', 'RTK Query'],
]);

const ANY_NAME = [...NAMES.keys()].join('|').replaceAll(' ', String.raw`\s+`);

const PATTERNS: readonly [pattern: RegExp, advise: (found: string) => string][] = [
  [
    new RegExp(String.raw`(?<![\w-])(?:${ANY_NAME})(?![\w-])`, 'g'),
    found => `"${found}" is spelled "${NAMES.get(found)}"`,
  ],
  [/[“”‘’]/g, found => `${found} is curly: type a straight one, which the build sets as in print`],
  [/(?<![\w-])(\p{L}+)\s+\1(?![\w-])/giu, found => `"${found}" repeats a word`],
];

/** Finds wrong names, curly quotes, and repeated words in front matter and text, but not in code. */
export const wording = lintRule('prose:wording', (tree: Root, file) => {
  visit(tree, node => {
    const text = textOf(node);
    // The first line of front matter is its fence.
    const first = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
    for (const [pattern, advise] of PATTERNS) {
      for (const {0: found, index} of text.matchAll(pattern)) {
        const line = first + text.slice(0, index).split('\n').length - 1;
        file.message(advise(found.replace(/\s+/g, ' ')), {place: {line, column: 1}});
      }
    }
  });
});

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'yaml') {
    return node.value;
  }
  return (node.type === 'image' && node.alt) || '';
}
