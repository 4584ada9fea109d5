import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, DefinitionContent, Paragraph} from 'mdast';
import {BLOCK_CLASS} from '../../shared/code/constants';
import {collapseSpace} from '../builtSite/pageText';
import {codeText} from './codeText';
import {classNamesOf, findElement, hasClassName, property, toText} from './hast';

const strongLine = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text}]}],
});

/** The title of a sample is most often the name of a file. */
const titleLine = (title: string): Paragraph =>
  /\s/.test(title)
    ? strongLine(title)
    : {
        type: 'paragraph',
        children: [{type: 'strong', children: [{type: 'inlineCode', value: title}]}],
      };

/** The children as blocks, without those in `left`. */
function blocks(
  state: State,
  element: Element,
  left?: Element,
): (BlockContent | DefinitionContent)[] {
  const children = element.children.filter(child => child !== left);
  return state.toFlow(state.all({...element, children}));
}

/** A sample of the theme: its title, and the code in a fence. */
function codeBlock(block: Element): (Code | Paragraph)[] | undefined {
  const pre = findElement(block, ({tagName}) => tagName === 'pre');
  const code = pre && findElement(pre, ({tagName}) => tagName === 'code');
  if (!code) {
    return undefined;
  }
  const first = block.children.find(child => child.type === 'element');
  const title = first && first !== pre ? collapseSpace(toText(first)) : '';
  const {lang, value} = codeText(classNamesOf(block), code);
  return [...(title === '' ? [] : [titleLine(title)]), {type: 'code', lang, value}];
}

/** A part with a label of its own: the label as a line of strong text, then the rest. */
function labeledPart(
  state: State,
  element: Element,
): (BlockContent | DefinitionContent)[] | undefined {
  const id = labelledBy(element);
  const label = id && findElement(element, ({properties}) => properties.id === id);
  if (!label || /^h[1-6]$/.test(label.tagName)) {
    return undefined;
  }
  // A style sheet may write the first letter as a capital.
  const text = collapseSpace(toText(label)).replace(/^\p{Ll}/u, letter => letter.toUpperCase());
  const parts = blocks(state, withoutElement(element, label));
  return text === '' ? parts : [strongLine(text), ...parts];
}

/** `aria-labelledby` holds a list of ids; a part of the theme is named by one. */
function labelledBy({properties: {ariaLabelledBy: ids}}: Element): string | undefined {
  return Array.isArray(ids) ? ids.map(String)[0] : undefined;
}

/** A copy of the tree without one element. */
function withoutElement(element: Element, left: Element): Element {
  return {
    ...element,
    children: element.children
      .filter(child => child !== left)
      .map(child => (child.type === 'element' ? withoutElement(child, left) : child)),
  };
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

/** An admonition, or another note beside the text. */
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

/** A drawing can't be shown in Markdown: its name can. */
const svg: Handle = (_state, element) => {
  const name =
    property(element, 'ariaLabel') ??
    collapseSpace(toText(findElement(element, ({tagName}) => tagName === 'title') ?? element));
  return name === '' ? undefined : {type: 'emphasis', children: [{type: 'text', value: name}]};
};

/** How the elements of the theme's pages are written, where it isn't as for any other HTML. */
export const handlers: Readonly<Record<string, Handle>> = {div, aside, details, svg};
