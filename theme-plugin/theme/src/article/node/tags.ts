/** The elements of Markdown that are blocks and have a component or an element of the same name. */
const BLOCKS = 'blockquote dl figure h1 h2 h3 h4 h5 h6 header ol p section ul';

/** Elements that are only inside others. */
const PARTS =
  'a abbr b br cite code dd del dfn dt em figcaption hr i img input ins kbd li mark mdxAdmonitionTitle picture q s samp small source span strong sub summary sup tbody td tfoot th thead tr u var wbr';

/** Names of blocks in compiled MDX, and the names of the elements that the theme renders for them. */
export const HOSTS: ReadonlyMap<string, string> = new Map([
  ...BLOCKS.split(' ').map(tag => [tag, tag] as const),
  ['admonition', 'aside'],
  ['Details', 'details'],
  ['details', 'details'],
  ['pre', 'div'],
  ['table', 'div'],
]);

/**
 * Names of boxes, which always show their children as they are: what's in one may be static if the box itself isn't. An article
 * imports the last two.
 */
export const BOXES: ReadonlySet<string> = new Set(
  'admonition Details details Tabs TabItem'.split(' '),
);

/**
 * The prop by which a component says that it's a box, or, if the value is the name of an element, that it always renders this
 * element, and the same for the same props. The element has to get the component's prop `data-served`.
 */
export const BOX_PROP = 'data-static';

/** Names of everything that looks the same in the server's HTML as after React has started. */
export const MARKDOWN_TAGS: ReadonlySet<string> = new Set([
  ...HOSTS.keys(),
  ...PARTS.split(' '),
  '_Fragment',
]);

/** Components that render Markdown. If one isn't the theme's own, it may need React. */
export const MARKDOWN_COMPONENTS =
  /^@theme\/(?:Admonition|CodeBlock(?!\/Tools)|CodeInline|Details|Heading|MDXComponents|MDXContent|TabItem|Tabs)(?:\/|$)/;
