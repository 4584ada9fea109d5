import {visit} from 'unist-util-visit';
import {isComment} from './text/plainText';
import type {Nodes as Node, Root} from 'mdast';

export interface Exception {
  /** Name of the rule that may be violated. */
  rule: string;
  /** Line of the exception itself. */
  line: number;
  /** Lines that the exception applies to. */
  lines: {from: number; to: number};
}

/** In MDX, `{/* prose-allow: answer, stand *\/}`. In front matter, `# prose-allow: answer`. */
const EXCEPTION = /\bprose-allow:\s*(?<rules>[\w-]+(?:\s*,\s*[\w-]+)*)/;

/** Types of nodes that an exception can apply to. */
const EXCUSED = ['paragraph', 'heading', 'table', 'code', 'leafDirective'];

/**
 * Finds the exceptions of a page. Each applies to the text that follows it, or to the paragraph that it's in. In front
 * matter, it applies to the next line.
 */
export function readExceptions(tree: Root): Exception[] {
  const exceptions: Exception[] = [];
  let open: {rules: string[]; line: number}[] = [];
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'yaml') {
      exceptions.push(...readYaml(node.value));
    } else if (node.type === 'mdxFlowExpression') {
      open.push({rules: rulesIn(node.value), line});
    } else if (node.type === 'mdxTextExpression') {
      exceptions.push(...excuse(rulesIn(node.value), line, parent));
    } else if (EXCUSED.includes(node.type)) {
      exceptions.push(...open.flatMap(({rules, line: at}) => excuse(rules, at, node)));
      open = [];
    }
  });
  exceptions.push(...open.flatMap(({rules, line}) => excuse(rules, line)));
  return exceptions;
}

/** @returns an empty list if the expression isn't a comment with an exception */
function rulesIn(expression: string): string[] {
  const rules = isComment(expression) && EXCEPTION.exec(expression)?.groups?.rules;
  return rules ? rules.split(',').map(rule => rule.trim()) : [];
}

/** @param node - the node that the exceptions apply to; undefined at the end of a page */
function excuse(rules: string[], line: number, node?: Node): Exception[] {
  const from = node?.position?.start.line ?? line;
  const to = node?.position?.end.line ?? line;
  return rules.map(rule => ({rule, line, lines: {from, to}}));
}

function readYaml(yaml: string): Exception[] {
  return yaml.split('\n').flatMap((text, index) => {
    const rules = /^\s*#/.test(text) ? EXCEPTION.exec(text)?.groups?.rules : undefined;
    // Front matter starts on the page's second line, and the exception applies to the line below it.
    const lines = {from: index + 3, to: index + 3};
    return (rules?.split(',') ?? []).map(rule => ({rule: rule.trim(), line: index + 2, lines}));
  });
}
