import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import type {Link, PhrasingContent} from 'mdast';
import {property, withoutParts} from '../builtSite/hast';
import {collapseSpace, headingText} from '../builtSite/pageText';

const linkTo = (url: string, text: string): Link => ({
  type: 'link',
  url,
  children: [{type: 'text', value: text}],
});

/** A link, whose text may not contain another; a card is a link around a heading and a description. */
const a: Handle = (state, element) => {
  const url = property(element, 'href');
  const heading = select('h1, h2, h3, h4, h5, h6', element);
  if (url === undefined) {
    return state.all(element);
  }
  if (!heading) {
    const children = state.all(element) as PhrasingContent[];
    return {
      type: 'link',
      url,
      title: property(element, 'title'),
      children: children.flatMap(child => (child.type === 'link' ? child.children : [child])),
    };
  }
  const rest = collapseSpace(toText(withoutParts(element, part => part === heading)));
  return {
    type: 'paragraph',
    children: [
      linkTo(url, headingText(heading)),
      {type: 'text', value: rest === '' ? '' : `: ${rest}`},
    ],
  };
};

/** The bundler writes small pictures into the page. In Markdown they'd be letters without a meaning. */
const img: Handle = (state, element) =>
  property(element, 'src')?.startsWith('data:')
    ? linkTo(property(element, 'dataPlace') ?? '', property(element, 'alt')?.trim() || 'Picture')
    : defaultHandlers.img?.(state, element);

/** What embedded content without a title is called. */
const EMBEDDED: Readonly<Record<string, string>> = {
  audio: 'Audio',
  canvas: 'Drawing',
  embed: 'Embedded content',
  iframe: 'Embedded page',
  math: 'Formula',
  object: 'Embedded content',
  video: 'Video',
};

/** What Markdown can't show is a link to it or, if it has no address, to its place on the page. */
const embedded: Handle = (_state, element) => {
  const source = [element, ...selectAll('source', element)]
    .map(({properties: {src}}) => String(src ?? ''))
    .find(src => /^https?:/.test(src));
  const name = property(element, 'title') ?? property(element, 'ariaLabel');
  return linkTo(
    source ?? property(element, 'dataPlace') ?? '',
    name || (EMBEDDED[element.tagName] ?? ''),
  );
};

/** A formula. KaTeX leaves its source in the page. */
const math: Handle = (state, element, parent) => {
  const source = select('annotation', element);
  if (!source) {
    return embedded(state, element, parent);
  }
  const tex = toText(source).trim();
  const value = state.inTable ? tex.replaceAll('|', '\\|') : tex;
  const isBlock = property(element, 'display') === 'block' && !state.inTable;
  // This node's text isn't escaped.
  return {type: 'html', value: isBlock ? `$$\n${value}\n$$` : `$${value}$`};
};

/** How to convert links, pictures, formulas, and what Markdown has no form for. */
export const inlineHandlers: Readonly<Record<string, Handle>> = {
  a,
  img,
  ...Object.fromEntries(Object.keys(EMBEDDED).map(tag => [tag, embedded])),
  math,
};
