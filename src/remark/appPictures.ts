import type {Root} from 'mdast';
import type {Node} from 'unist';
import devToolsPictures from '../data/devToolsPictures.json';
import appScenes from '../data/essentialsPictures.json';
import {walkParents} from './walkParents';

interface LeafDirective extends Node {
  readonly type: 'leafDirective';
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly {readonly type: string; readonly value?: string}[];
}

/** Options of the plugin. */
export interface AppPicturesOptions {
  /** The base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
}

const pictures = {...appScenes, ...devToolsPictures};

type Scene = (typeof pictures)[keyof typeof pictures];

/** The widest viewport, in px, that gets the phone picture. */
const PHONE_MAX = 600;

/**
 * Remark plugin for the line `::picture[What the picture shows]{name=part-5-tools}`: a picture of a
 * tutorial's app, taken by `npm run screenshots`, or of the DevTools, in the reader's color mode and
 * for the reader's screen. The text in brackets becomes the alternative text.
 *
 * @throws {Error} if the picture is unknown or has no alternative text
 */
export default function appPictures({baseUrl}: AppPicturesOptions): (tree: Root) => void {
  return tree =>
    walkParents(tree, parent => {
      parent.children = parent.children.map(node =>
        isPicture(node) ? figureOf(node, baseUrl) : node,
      );
    });
}

function isPicture(node: Node): node is LeafDirective {
  return node.type === 'leafDirective' && 'name' in node && node.name === 'picture';
}

function figureOf({attributes, children}: LeafDirective, baseUrl: string): Node {
  const name = attributes?.name ?? '';
  const scene = Object.hasOwn(pictures, name) ? pictures[name as keyof typeof pictures] : undefined;
  const names = Object.keys(pictures).join(', ');
  if (!scene) {
    throw new Error(`::picture{name=${name}} doesn't exist. Available pictures: ${names}.`);
  }
  const alt = children.map(({value = ''}) => value).join('');
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
    // `loading` comes before `src`, because Firefox would otherwise fetch the picture immediately.
    element('img', {loading: 'lazy', src: url(src), alt, width, height}),
  ]);
}

function element(name: string, props: Record<string, string | number>, children: Node[] = []) {
  const attributes = Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: String(value),
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}
