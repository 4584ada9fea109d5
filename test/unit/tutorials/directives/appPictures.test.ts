import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import sharp from 'sharp';
import sizes from '@site/src/data/appPictures.json';
import {appPictures} from '@site/src/tutorials/directives/appPictures';

const page = (name: string, alt: string) =>
  ({
    type: 'root',
    children: [
      {
        type: 'leafDirective',
        name: 'picture',
        attributes: {name},
        children: alt ? [{type: 'text', value: alt}] : [],
      },
      {type: 'leafDirective', name: 'other', attributes: {}, children: []},
    ],
  }) as unknown as Root;

interface Element {
  type: string;
  name: string;
  attributes: {name: string; value: string}[];
  children: Element[];
}

const attribute = ({attributes}: Element, wanted: string) =>
  attributes.find(({name}) => name === wanted)?.value;

describe('appPictures', () => {
  it('replaces the line with a picture for each color mode and screen', () => {
    const tree = page('essentials-5', 'The list of tools');
    appPictures({baseUrl: '/base/'})(tree);
    const [figure, other] = tree.children as unknown as [Element, Element];
    expect(other.type).toBe('leafDirective');
    expect(figure.name).toBe('figure');
    expect(figure.children.map(picture => attribute(picture, 'className'))).toEqual([
      'app-picture__light',
      'app-picture__dark',
    ]);
    const [source, image] = (figure.children[1]?.children ?? []) as [Element, Element];
    expect(attribute(source, 'srcSet')).toBe('/base/img/tutorials/essentials-5-phone-dark.avif');
    expect(attribute(image, 'src')).toBe('/base/img/tutorials/essentials-5-wide-dark.avif');
    expect(attribute(image, 'alt')).toBe('The list of tools');
    expect(Number(attribute(image, 'height'))).toBeGreaterThan(100);
  });

  it.each([
    ['essentials-99', 'Text', "doesn't exist: take it with npm run screenshots"],
    ['toString', 'Text', "doesn't exist"],
    ['essentials-5', '', 'has no alternative text: write ::picture[What it shows]'],
  ])('rejects %s with the alternative text “%s”', (name, alt, message) => {
    expect(() => appPictures({baseUrl: '/'})(page(name, alt))).toThrow(message);
  });
});

describe('the pictures', () => {
  const all = Object.entries(sizes).flatMap(([name, bySize]) =>
    Object.entries(bySize).flatMap(([size, [width = 0, height = 0]]) =>
      ['light', 'dark'].map(mode => ({file: `${name}-${size}-${mode}.avif`, width, height})),
    ),
  );

  it.each(all)('$file is small, with the shape that pages reserve', async ({file, ...size}) => {
    const picture = path.join(__dirname, '../../../../static/img/tutorials', file);
    const {width, height} = await sharp(picture).metadata();
    expect([width, height]).toEqual([2 * size.width, 2 * size.height]);
    const {size: bytes} = fs.statSync(picture);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(40 * 1024);
  });
});
