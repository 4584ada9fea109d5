import type {Code, Paragraph, Root} from 'mdast';
import type {} from 'mdast-util-to-hast';
import type {Node} from 'unist';
import {SAMPLE_LANGUAGES} from '../../scripts/samples/constants.mjs';
import {findCuts} from '../../scripts/samples/cutLines.mjs';
import {parseMarks} from '../../scripts/samples/parseMarks.mjs';
import {isDisplayWord, splitMeta} from '../../scripts/samples/splitMeta.mjs';
import type {Marks} from '../../scripts/samples/types.mjs';
import {walkParents} from './walkParents';

/** How a block is proven: compiled, run with its stated results, or found in a tested app. */
export type Verification = 'types' | 'run' | 'excerpt';

/**
 * Remark plugin that publishes the samples; it checks nothing (`scripts/check-samples.mjs` does).
 *
 * It drops `hidden` blocks and cut lines, takes away the marks that the code block component does
 * not know (`title`, line ranges and `showLineNumbers` stay), puts a label in front of blocks that
 * are wrong on purpose, and gives each proven block the property `data-verified` and the class
 * `verified-…`, both of which `@theme/CodeBlock` receives.
 */
export default function remarkSamples(): (tree: Root) => void {
  return tree => {
    walkParents(tree, parent => {
      parent.children = parent.children.flatMap(child =>
        isCode(child) ? publish(child) : [child],
      );
    });
  };
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

/** The nodes that stand on the page instead of a block. */
function publish(code: Code): Node[] {
  const lang = code.lang ?? '';
  const {marks} = parseMarks(lang, code.meta ?? '');
  if (marks.hidden) {
    return [];
  }
  const isSample = SAMPLE_LANGUAGES.includes(lang);
  code.meta = shownMeta(code.meta ?? '', isSample);
  if (isSample) {
    code.value = shownLines(code.value);
  }
  const verification = verify(marks, isSample);
  if (verification) {
    code.data = {
      ...code.data,
      hProperties: {
        ...code.data?.hProperties,
        className: [`language-${lang}`, `verified-${verification}`],
        'data-verified': verification,
      },
    };
  }
  return [...labels(marks), code];
}

/**
 * Keeps what the code block component understands; on other languages also the words of other
 * plugins.
 */
function shownMeta(meta: string, isSample: boolean): string | null {
  const words = splitMeta(meta).flatMap(word => {
    if (word.key === 'title' && word.value !== undefined) {
      return [`title="${word.value}"`];
    }
    const isOurs = ['app', 'solution', 'draft', 'group', 'hidden'].includes(word.key);
    return isDisplayWord(word) || (!isSample && !isOurs) ? [word.raw] : [];
  });
  return words.join(' ') || null;
}

function shownLines(value: string): string {
  const lines = value.split('\n');
  const {from, to} = findCuts(lines);
  return from === 0 && to === lines.length
    ? value
    : lines
        .slice(from, to)
        .join('\n')
        .replace(/^(\s*\n)+|\s+$/g, '');
}

function verify(marks: Marks, isSample: boolean): Verification | undefined {
  if (marks.app) {
    return marks.draft ? 'types' : 'excerpt';
  }
  // "Compiled" would contradict the label of a block whose errors are the point.
  if (!isSample || marks.noCheck || marks.expectError) {
    return undefined;
  }
  return marks.run ? 'run' : 'types';
}

/** A visible line in front of a block that readers must not copy. */
function labels({avoid, expectError, throws}: Marks): Paragraph[] {
  const reasons = [
    avoid && 'Avoid',
    expectError && `Does not compile (${expectError.map(code => `TS${code}`).join(', ')})`,
    throws !== undefined && 'Throws an error',
  ].filter(reason => typeof reason === 'string');
  if (reasons.length === 0) {
    return [];
  }
  const label = reasons.join(': ').replace(/: ./g, start => start.toLowerCase());
  const className = ['sample-label', ...(avoid ? ['sample-label--avoid'] : [])];
  return [
    {
      type: 'paragraph',
      children: [
        // Strong also in the page's Markdown, which has no styles.
        {type: 'strong', children: [{type: 'text', value: label}]},
      ],
      data: {hName: 'p', hProperties: {className}},
    },
  ];
}
