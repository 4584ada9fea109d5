import {
  parseExpressionAt,
  type CallExpression,
  type Expression,
  type ObjectExpression,
  type PrivateIdentifier,
} from 'acorn';
import {BOX_PROP, BOXES, HOSTS, MARKDOWN_TAGS, TABS} from './tags';

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

/** The names that MDX gives to React's functions and to the table of components in what it compiles. */
const CREATE = /^_jsxs?$/;
const FRAGMENT = '_Fragment';
const COMPONENTS = '_components';
const CONTENT = /^function _createMdxContent\(/m;

/** Where a script takes `Details` from the theme. */
const OWN_DETAILS = /\{[^{}]*\bDetails\b[^{}]*\} = _components\b/;

/** Where a script takes tabs from the theme, and where it declares or imports something of that name. */
const OWN_TABS = /^import (?<name>Tabs|TabItem) from ["']@theme\/\k<name>["'];?$/gm;
const ANY_TABS = /^(?:import|export)\b[^;'"=(]*\b(?:Tabs|TabItem)\b/m;

/** The name of what is created: of an element in Markdown, or of a component that MDX gets from the theme. */
function tagOf({arguments: [type]}: CallExpression): string | undefined {
  if (type?.type === 'MemberExpression' && type.object.type === 'Identifier') {
    const isMarkdown = type.object.name === COMPONENTS && type.property.type === 'Identifier';
    return isMarkdown ? (type.property as {name: string}).name : undefined;
  }
  if (type?.type === 'Identifier' && (type.name === FRAGMENT || type.name === 'Details')) {
    return type.name;
  }
  return undefined;
}

function creationOf(node: {readonly type: string} | null | undefined): CallExpression | undefined {
  const call = node?.type === 'CallExpression' ? (node as CallExpression) : undefined;
  return call?.callee.type === 'Identifier' && CREATE.test(call.callee.name) ? call : undefined;
}

const propsOf = ({arguments: [, props]}: CallExpression): ObjectExpression | undefined =>
  props?.type === 'ObjectExpression' ? props : undefined;

const stringOf = (node: Expression | PrivateIdentifier): unknown =>
  node.type === 'Literal' ? node.value : undefined;

/** The value of a prop, by its name. */
function propOf(props: ObjectExpression | undefined, name: string): Expression | undefined {
  const found = props?.properties.find(
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
      const tag = call && tagOf(call);
      return (
        tag !== undefined &&
        MARKDOWN_TAGS.has(tag) &&
        (call?.arguments.slice(1).every(isStatic) ?? false)
      );
    }
    default:
      return false;
  }
}

function childrenOf(call: CallExpression): readonly (Expression | null)[] {
  const children = propOf(propsOf(call), 'children');
  return children?.type === 'ArrayExpression'
    ? children.elements.map(child => (child?.type === 'SpreadElement' ? null : child))
    : [children ?? null];
}

/** What MDX returns for the article: its blocks, between texts of line breaks. */
function blocksOf(script: string): readonly (Expression | null)[] {
  const start = CONTENT.exec(script)?.index;
  // Only this function is parsed: a file may import the same name twice, which bundlers allow and the standard doesn't.
  const content =
    start === undefined ? undefined : parseExpressionAt(script, start, {ecmaVersion: 'latest'});
  const last = content?.type === 'FunctionExpression' ? content.body.body.at(-1) : undefined;
  const root = last?.type === 'ReturnStatement' ? creationOf(last.argument) : undefined;
  if (!root) {
    return [];
  }
  return tagOf(root) === FRAGMENT ? childrenOf(root) : [root];
}

/** A component that looks the same for every reader: it says which element it renders. */
function toDrawing(call: CallExpression): StaticBlock | undefined {
  const [type] = call.arguments;
  const props = propsOf(call);
  const box = propOf(props, BOX_PROP);
  const host = box?.type === 'Literal' ? box.value : undefined;
  return type && props && typeof host === 'string' && isStatic(props)
    ? {host, start: type.start, end: call.end - 1, props: props.start + 1}
    : undefined;
}

function toBlock(call: CallExpression): StaticBlock | undefined {
  const tag = tagOf(call);
  const host = tag === undefined ? undefined : HOSTS.get(tag);
  const content = propOf(propsOf(call), 'children');
  const [type] = call.arguments;
  if (host === undefined || !type || !content || !isStatic(call)) {
    return undefined;
  }
  // A `pre` renders nothing but the `code` in it, which is a code block.
  const owner = tag === 'pre' ? creationOf(content) : call;
  const props = owner && (tag !== 'pre' || tagOf(owner) === 'code') ? propsOf(owner) : undefined;
  const isEmpty = content.type === 'Literal' && content.value === '';
  return props && !isEmpty
    ? {host, start: type.start, end: call.end - 1, props: props.start + 1}
    : undefined;
}

const nameOf = ({arguments: [type]}: CallExpression): string | undefined =>
  type?.type === 'Identifier' ? type.name : undefined;

/** Whether a component always shows its children as they are. It says so by a prop if it isn't the theme's. */
const showsChildren = (call: CallExpression): boolean =>
  BOXES.has(tagOf(call) ?? '') ||
  propOf(propsOf(call), BOX_PROP) !== undefined ||
  // Lazy tabs aren't in the server's HTML until they're selected.
  (TABS.has(nameOf(call) ?? '') && propOf(propsOf(call), 'lazy') === undefined);

function toBlocks(expression: Expression | null): StaticBlock[] {
  const call = creationOf(expression);
  const block = call && (toDrawing(call) ?? toBlock(call));
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
