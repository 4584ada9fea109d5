import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import pictures from '../../data/essentialsPictures.json';
import {element, textOf} from '../../samples/remark/mdxNodes';

/** The plugin's options. */
interface AppPicturesOptions {
  /** The site's base URL, with a trailing slash. */
  readonly baseUrl: string;
}

type Scene = (typeof pictures)[keyof typeof pictures];

/** Maximum viewport width that gets the phone picture, in px: below it, text in the wide one would be under 12 px. */
const PHONE_MAX = 680;

/**
 * Remark plugin for `::picture[What the picture shows]{name=part-5-tools}`: a picture of a tutorial's app, taken by
 * `npm run screenshots`. The picture matches the reader's color mode and screen size. The text in
 * brackets becomes its alternative text.
 *
 * @throws {Error} if the picture is unknown or has no alternative text
 */
export function appPictures({baseUrl}: AppPicturesOptions): (tree: Root) => void {
  return tree =>
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name === 'picture' && parent && index !== undefined) {
        parent.children[index] = figureOf(node, baseUrl);
      }
    });
}

function figureOf(picture: LeafDirective, baseUrl: string): MdxJsxFlowElement {
  const name = picture.attributes?.name ?? '';
  const scene = Object.hasOwn(pictures, name) ? pictures[name as keyof typeof pictures] : undefined;
  const names = Object.keys(pictures).join(', ');
  if (!scene) {
    throw new Error(`::picture{name=${name}} doesn't exist. Available pictures: ${names}.`);
  }
  const alt = textOf(picture);
  if (!alt) {
    throw new Error(
      `::picture{name=${name}} has no alternative text: write ::picture[What it shows]{…}`,
    );
  }
  const modes = ['light', 'dark'] as const;
  return element(
    'figure',
    {className: 'app-picture'},
    modes.map(mode => pictureOf(scene, mode, alt, baseUrl)),
  );
}

function pictureOf({wide, phone}: Scene, mode: 'light' | 'dark', alt: string, baseUrl: string) {
  const url = (src: string) => baseUrl + src.slice(1);
  const {src, width, height} = wide[mode];
  const small = phone[mode];
  return element('picture', {className: `app-picture__${mode}`}, [
    element('source', {
      media: `(max-width: ${PHONE_MAX}px)`,
      srcSet: url(small.src),
      width: small.width,
      height: small.height,
    }),
    // Put `loading` before `src`. Otherwise, Firefox fetches the picture immediately.
    element('img', {loading: 'lazy', src: url(src), alt, width, height}),
  ]);
}
