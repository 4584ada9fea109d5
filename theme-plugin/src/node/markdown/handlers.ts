import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, DefinitionContent, Paragraph} from 'mdast';
import {BLOCK_CLASS} from '../../shared/code/constants';
import {classNamesOf, hasClassName, property, withoutParts} from '../builtSite/hast';
import {collapseSpace} from '../builtSite/pageText';
import {codeText} from './codeText';

const strongLine = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text}]}],
});

/** The title of a code block is usually a file name. */
const titleLine = (title: string): Paragraph =>
  /\s/.test(title)
    ? strongLine(title)
    : {
        type: 'paragraph',
        children: [{type: 'strong', children: [{type: 'inlineCode', value: title}]}],
      };

/** The children as block content, except for `left`. */
function blocks(
  state: State,
  element: Element,
  left?: Element,
): (BlockContent | DefinitionContent)[] {
  const children = element.children.filter(child => child !== left);
  return state.toFlow(state.all({...element, children}));
}

/** One of the theme's code blocks: its title, and the code in a fence. */
function codeBlock(block: Element): (Code | Paragraph)[] | undefined {
  const pre = select('pre', block);
  const code = select('code', pre);
  if (!pre || !code) {
    return undefined;
  }
  const header = select(':scope > div > div', block);
  const title = header ? collapseSpace(toText(header)) : '';
  const {lang, value} = codeText(classNamesOf(block), code);
  return [...(title === '' ? [] : [titleLine(title)]), {type: 'code', lang, value}];
}

/** An element with a label: the label in bold on its own line, then the rest. */
function labeledPart(
  state: State,
  element: Element,
): (BlockContent | DefinitionContent)[] | undefined {
  const id = labelledBy(element);
  const label = id ? select(`:scope [id=${JSON.stringify(id)}]`, element) : undefined;
  if (!label || /^h[1-6]$/.test(label.tagName)) {
    return undefined;
  }
  // CSS may capitalize the first letter.
  const text = collapseSpace(toText(label)).replace(/^\p{Ll}/u, letter => letter.toUpperCase());
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

const div: Handle = (state, element) => {
  if (hasClassName(element, BLOCK_CLASS)) {
    return codeBlock(element);
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
  children: labeledPart(state, element) ?? blocks(state, element),
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

/** How to convert the theme's elements that need other Markdown than plain HTML would get. */
export const handlers: Readonly<Record<string, Handle>> = {div, aside, details, svg};
