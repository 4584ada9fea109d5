import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import pictures from '../../data/appPictures.json';
import {element, textOf} from '../../samples/remark/mdxNodes';

/** The plugin's options. */
interface AppPicturesOptions {
  /** The site's base URL, with a trailing slash. */
  readonly baseUrl: string;
}

/** Width and height of a picture in CSS pixels, for each screen. */
type Sizes = Record<'wide' | 'phone', number[]>;

const SIZES: Record<string, Sizes> = pictures;

/** Maximum viewport width that gets the phone picture, in px: below it, text in the wide one would be under 12 px. */
const PHONE_MAX = 680;

/**
 * Remark plugin for `::picture[What the picture shows]{name=essentials-5-tools}`: a picture of a tutorial's app, taken by
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
  const sizes = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined;
  if (!sizes) {
    throw new Error(`::picture{name=${name}} doesn't exist: take it with npm run screenshots.`);
  }
  const alt = textOf(picture);
  if (!alt) {
    throw new Error(
      `::picture{name=${name}} has no alternative text: write ::picture[What it shows]{…}`,
    );
  }
  const folder = `${baseUrl}img/tutorials/`;
  return element(
    'figure',
    {className: 'app-picture'},
    ['light', 'dark'].map(mode =>
      element('picture', {className: `app-picture__${mode}`}, [
        element('source', {
          media: `(max-width: ${PHONE_MAX}px)`,
          srcSet: `${folder}${name}-phone-${mode}.avif`,
          width: sizes.phone[0],
          height: sizes.phone[1],
        }),
        // Put `loading` before `src`. Otherwise, Firefox fetches the picture immediately.
        element('img', {
          loading: 'lazy',
          src: `${folder}${name}-wide-${mode}.avif`,
          alt,
          width: sizes.wide[0],
          height: sizes.wide[1],
        }),
      ]),
    ),
  );
}
