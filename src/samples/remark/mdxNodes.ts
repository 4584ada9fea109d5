import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

/** Props of a component on a page. `true` becomes an attribute without a value. */
export type Props = Readonly<Record<string, string | number | boolean | undefined>>;

/** `::name[label]{key=value}`, or `:::name` with content. */
export interface Directive extends Node {
  readonly type: 'leafDirective' | 'containerDirective';
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly DirectiveChild[];
}

type DirectiveChild = Node & {readonly data?: {readonly directiveLabel?: boolean}};

/** Whether a node is a directive with one of these names. */
export function isDirective(node: Node, names: readonly string[]): node is Directive {
  const isKind = node.type === 'leafDirective' || node.type === 'containerDirective';
  return isKind && 'name' in node && typeof node.name === 'string' && names.includes(node.name);
}

/** Creates a component with its props, leaving out those that are undefined or false. */
export function element(
  name: string,
  props: Props,
  children: readonly Node[] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [
          {
            type: 'mdxJsxAttribute' as const,
            name: key,
            value: value === true ? null : String(value),
          },
        ],
  );
  return {type: 'mdxJsxFlowElement', name, attributes, children} as MdxJsxFlowElement;
}

/**
 * Creates a component that always shows its children as they are, so the theme needs to send what's in it only once. See "How
 * an article gets onto the page" in the theme's README.
 */
export const staticElement = (
  name: string,
  props: Props,
  children: readonly Node[],
): MdxJsxFlowElement => element(name, {...props, 'data-static': true}, children);

/** Splits `:::name[label]` into its label, if any, and its content. */
export function splitLabel({children}: Directive): {
  label: string | undefined;
  content: readonly Node[];
} {
  const [first, ...others] = children;
  return first?.data?.directiveLabel
    ? {label: textOf(first), content: others}
    : {label: undefined, content: children};
}

/** Creates a component's import. MDX needs it as a syntax tree, because it doesn't parse the text again. */
export function importNode(name: string, source: string): RootContent {
  const identifier = {type: 'Identifier', name};
  const specifier = {type: 'ImportSpecifier', imported: identifier, local: identifier};
  const literal = {type: 'Literal', value: source, raw: JSON.stringify(source)};
  return {
    type: 'mdxjsEsm',
    value: `import {${name}} from ${literal.raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {type: 'ImportDeclaration', specifiers: [specifier], source: literal, attributes: []},
        ],
      },
    },
  } as RootContent;
}

/** All text inside a node. */
export function textOf(node: Node): string {
  const {value = '', children = []} = node as {value?: string; children?: readonly Node[]};
  return value + children.map(textOf).join('');
}
