import {parseExpressionAt, type CallExpression, type Expression} from 'acorn';
import {BOX_PROP, BOXES, HOSTS, MARKDOWN_TAGS} from './tags';

/** A block of an article that is the same for every reader: nothing in it needs React. */
export interface StaticBlock {
  /** The name of its element. */
  readonly host: string;
  /** Where the arguments are of the call that creates it. */
  readonly start: number;
  readonly end: number;
  /** Where the props start of the component that renders its element. */
  readonly props: number;
}

/** The names that MDX gives to React's functions and to its own in what it compiles. */
const CREATE = /^_jsxs?$/;
const CONTENT = /^function _createMdxContent\(/m;

/** Where a script takes `Details` from the theme. */
const OWN_DETAILS = /\{[^{}]*\bDetails\b[^{}]*\} = _components\b/;

/** Where a script takes tabs from the theme, and where it declares or imports something of that name. */
const OWN_TABS = /^import (?<name>Tabs|TabItem) from ["']@theme\/\k<name>["'];?$/gm;
const ANY_TABS = /^(?:import|export)\b[^;'"=(]*\b(?:Tabs|TabItem)\b/m;

/** The name of what is created: of an element in Markdown, or of a component that MDX gets from the theme. */
function tagOf({arguments: [type]}: CallExpression): string {
  if (type?.type === 'Identifier') {
    return BOXES.has(type.name) || type.name === '_Fragment' ? type.name : '';
  }
  const isMarkdown =
    type?.type === 'MemberExpression' &&
    type.object.type === 'Identifier' &&
    type.object.name === '_components';
  return isMarkdown && type.property.type === 'Identifier' ? type.property.name : '';
}

function creationOf(node: {readonly type: string} | null | undefined): CallExpression | undefined {
  const call = node?.type === 'CallExpression' ? (node as CallExpression) : undefined;
  return call?.callee.type === 'Identifier' && CREATE.test(call.callee.name) ? call : undefined;
}

const stringOf = (node: {readonly type: string} | undefined): unknown =>
  node?.type === 'Literal' ? (node as {readonly value?: unknown}).value : undefined;

/** The value of a prop, by its name. */
function propOf({arguments: [, props]}: CallExpression, name: string): Expression | undefined {
  const properties = props?.type === 'ObjectExpression' ? props.properties : [];
  const found = properties.find(
    property =>
      property.type === 'Property' &&
      name === (property.key.type === 'Identifier' ? property.key.name : stringOf(property.key)),
  );
  return found?.type === 'Property' ? found.value : undefined;
}

/** Whether an expression is a constant, or creates elements of constants. */
function isStatic(node: {readonly type: string} | null): boolean {
  const value = node as Expression | null;
  switch (value?.type) {
    case 'Literal':
      return !value.regex;
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'ArrayExpression':
      return value.elements.every(isStatic);
    case 'ObjectExpression':
      return value.properties.every(
        property => property.type === 'Property' && !property.computed && isStatic(property.value),
      );
    case 'CallExpression': {
      const call = creationOf(value);
      return (
        call !== undefined &&
        MARKDOWN_TAGS.has(tagOf(call)) &&
        call.arguments.slice(1).every(isStatic)
      );
    }
    default:
      return false;
  }
}

function childrenOf(call: CallExpression): readonly ({readonly type: string} | null)[] {
  const children = propOf(call, 'children');
  return children?.type === 'ArrayExpression' ? children.elements : [children ?? null];
}

/** What MDX returns for the article: its blocks, between texts of line breaks. */
function blocksOf(script: string): ReturnType<typeof childrenOf> {
  const start = CONTENT.exec(script)?.index;
  // Only this function is parsed: a file may import the same name twice, which bundlers allow and the standard doesn't.
  const content =
    start === undefined ? undefined : parseExpressionAt(script, start, {ecmaVersion: 'latest'});
  const last = content?.type === 'FunctionExpression' ? content.body.body.at(-1) : undefined;
  const root = last?.type === 'ReturnStatement' ? creationOf(last.argument) : undefined;
  if (!root) {
    return [];
  }
  return tagOf(root) === '_Fragment' ? childrenOf(root) : [root];
}

/** The block that a call creates, if all of it is static: one of Markdown, or a component that says which element it renders. */
function toBlock(call: CallExpression): StaticBlock | undefined {
  const tag = tagOf(call);
  const content = propOf(call, 'children');
  const named = stringOf(propOf(call, BOX_PROP));
  const isEmpty = tag !== '' && (!content || stringOf(content) === '');
  const host = typeof named === 'string' ? named : HOSTS.get(tag);
  if (!host || isEmpty || !call.arguments.slice(1).every(isStatic)) {
    return undefined;
  }
  // A `pre` renders nothing but the `code` in it, which is a code block.
  const owner = tag === 'pre' ? creationOf(content) : call;
  const isKnown = owner === call || (owner && tagOf(owner) === 'code');
  const [type] = call.arguments;
  const props = owner?.arguments[1];
  return type && props && isKnown
    ? {host, start: type.start, end: call.end - 1, props: props.start + 1}
    : undefined;
}

/** Whether a component always shows its children as they are. It says so by a prop if it isn't the theme's. */
const showsChildren = (call: CallExpression): boolean =>
  // Lazy tabs aren't in the server's HTML until they're selected.
  propOf(call, 'lazy') === undefined &&
  (BOXES.has(tagOf(call)) || propOf(call, BOX_PROP) !== undefined);

function toBlocks(expression: {readonly type: string} | null): StaticBlock[] {
  const call = creationOf(expression);
  const block = call && toBlock(call);
  if (block) {
    return [block];
  }
  return call && showsChildren(call) ? childrenOf(call).flatMap(toBlocks) : [];
}

/**
 * Finds the blocks of an article that are static: paragraphs, headings, lists, tables, code blocks, and admonitions that
 * contain nothing but Markdown, and components that say which element they render. They're the article's own blocks or in a
 * box; other components decide by themselves whether and how to render what's inside them.
 *
 * @param script - an MDX file, as MDX compiles it
 */
export function staticBlocks(script: string): StaticBlock[] {
  // A component that the file imports from elsewhere isn't the theme's, whatever its name.
  const hasOther =
    (/\bDetails\b/.test(script) && !OWN_DETAILS.test(script)) ||
    ANY_TABS.test(script.replaceAll(OWN_TABS, ''));
  if (hasOther) {
    return [];
  }
  return blocksOf(script).flatMap(toBlocks);
}
