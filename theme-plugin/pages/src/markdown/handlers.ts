import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Code, DefinitionContent, Paragraph, PhrasingContent} from 'mdast';
import {BLOCK_CLASS} from '../shared/codeClasses';
import {classNamesOf, hasClassName, property, withoutParts} from '../builtSite/hast';
import {collapseSpace, headingText} from '../builtSite/pageText';
import {codeText} from './codeText';
import {inlineHandlers} from './inlineHandlers';

const ADMONITION_PREFIX = 'theme-admonition-';

const strongLine = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text}]}],
});

/** The title of a code block, usually a file name, with what a component adds to it. */
function titleLine(title: string, notes: readonly PhrasingContent[]): Paragraph {
  const type = /\s/.test(title) ? 'text' : 'inlineCode';
  return {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type, value: title}]},
      ...notes.flatMap((note): PhrasingContent[] => [{type: 'text', value: ' · '}, note]),
    ],
  };
}

/** The children as block content, except for `left`. */
function blocks(
  state: State,
  element: Element,
  left?: Element,
): (BlockContent | DefinitionContent)[] {
  const children = element.children.filter(child => child !== left);
  return state.toFlow(state.all({...element, children}));
}

const elementsOf = (parent: Element): Element[] =>
  parent.children.filter(child => child.type === 'element');

/** The title of a code block is before the code, and docusaurus-theme-folio has it in a box. */
function blockTitle(block: Element): Element | undefined {
  const parts = elementsOf(block);
  const before = parts[parts.findIndex(part => select('pre', part)) - 1];
  return select(':scope > div', before) ?? before;
}

/** A code block: its title, and the code in a fence. */
function codeBlock(state: State, block: Element): (Code | Paragraph)[] | undefined {
  const pre = select('pre', block);
  const code = select('code', pre);
  if (!pre || !code) {
    return undefined;
  }
  const header = blockTitle(block);
  const title = header ? headingText(header) : '';
  const notes = header ? selectAll('[data-search-exclude]', header) : [];
  const {lang, value} = codeText(classNamesOf(block), code);
  const children = state.all({...block, children: notes}) as PhrasingContent[];
  return [...(title === '' ? [] : [titleLine(title, children)]), {type: 'code', lang, value}];
}

/** The heading of an admonition of theme-classic: the first of two boxes. */
function stockHeading(element: Element): Element | undefined {
  const [heading, content] = elementsOf(element);
  return heading?.tagName === 'div' && content?.tagName === 'div' ? heading : undefined;
}

/**
 * An element with a label: the label in bold on its own line, then the rest.
 *
 * @param kind - what the label may not say
 */
function labeledPart(
  state: State,
  element: Element,
  kind = '',
): (BlockContent | DefinitionContent)[] | undefined {
  const id = labelledBy(element);
  const label = id
    ? select(`:scope [id=${JSON.stringify(id)}]`, element)
    : kind === ''
      ? undefined
      : stockHeading(element);
  if (label ? /^h[1-6]$/.test(label.tagName) : kind === '') {
    return undefined;
  }
  const title = label ? collapseSpace(toText(label)) : '';
  const words = title.toLowerCase() === kind ? [title] : [kind, title];
  // CSS may capitalize the first letter.
  const text = words
    .filter(Boolean)
    .join(': ')
    .replace(/^\p{Ll}/u, letter => letter.toUpperCase());
  const parts = blocks(
    state,
    withoutParts(element, part => part === label),
  );
  return text === '' ? parts : [strongLine(text), ...parts];
}

/** `aria-labelledby` is a list of IDs, but the theme's elements only use one. */
function labelledBy({properties: {ariaLabelledBy: ids}}: Element): string | undefined {
  return Array.isArray(ids) ? ids.map(String)[0] : undefined;
}

/** The type of an admonition, which is in a class that Docusaurus documents. */
const admonitionKind = (element: Element): string | undefined =>
  classNamesOf(element)
    .find(name => name.startsWith(ADMONITION_PREFIX))
    ?.slice(ADMONITION_PREFIX.length);

const div: Handle = (state, element, parent) => {
  if (hasClassName(element, BLOCK_CLASS)) {
    return codeBlock(state, element);
  }
  if (admonitionKind(element) !== undefined) {
    return aside(state, element, parent);
  }
  const label = property(element, 'dataLabel');
  if (property(element, 'role') === 'tabpanel' && label !== undefined) {
    return [strongLine(label), ...blocks(state, element)];
  }
  return labeledPart(state, element) ?? blocks(state, element);
};

/** An admonition or another aside. */
const aside: Handle = (state, element) => ({
  type: 'blockquote',
  children: labeledPart(state, element, admonitionKind(element)) ?? blocks(state, element),
});

const details: Handle = (state, element) => {
  const summary = element.children.find(
    child => child.type === 'element' && child.tagName === 'summary',
  );
  return summary?.type === 'element'
    ? [strongLine(collapseSpace(toText(summary))), ...blocks(state, element, summary)]
    : blocks(state, element);
};

/** Markdown can't show a drawing, so its name stands in for it. */
const svg: Handle = (_state, element) => {
  const name =
    property(element, 'ariaLabel') ?? collapseSpace(toText(select('title', element) ?? element));
  return name === '' ? undefined : {type: 'emphasis', children: [{type: 'text', value: name}]};
};

/** A table's caption has no place in Markdown's tables, so it's a line above. */
const table: Handle = (state, element) => {
  const caption = select(':scope > caption', element);
  return [
    ...(caption ? [strongLine(collapseSpace(toText(caption)))] : []),
    ...[defaultHandlers.table?.(state, element) ?? []].flat(),
  ];
};

/** How to convert the theme's elements that need other Markdown than plain HTML would get. */
export const handlers: Readonly<Record<string, Handle>> = {
  div,
  aside,
  details,
  svg,
  table,
  ...inlineHandlers,
};
