import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import sharp from 'sharp';
import appScenes from '@site/src/data/essentialsPictures.json';
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
    const tree = page('part-5-tools', 'The list of tools');
    appPictures({baseUrl: '/base/'})(tree);
    const [figure, other] = tree.children as unknown as [Element, Element];
    expect(other.type).toBe('leafDirective');
    expect(figure.name).toBe('figure');
    expect(figure.children.map(picture => attribute(picture, 'className'))).toEqual([
      'app-picture__light',
      'app-picture__dark',
    ]);
    const [source, image] = (figure.children[1]?.children ?? []) as [Element, Element];
    expect(attribute(source, 'srcSet')).toBe(
      '/base/img/tutorials/essentials/part-5-tools-phone-dark.avif',
    );
    expect(attribute(image, 'src')).toBe(
      '/base/img/tutorials/essentials/part-5-tools-wide-dark.avif',
    );
    expect(attribute(image, 'alt')).toBe('The list of tools');
    expect(Number(attribute(image, 'height'))).toBeGreaterThan(100);
  });

  it.each([
    ['part-99', 'Text', "doesn't exist. Available pictures: part-2-desk, "],
    ['toString', 'Text', "doesn't exist"],
    ['part-5-tools', '', 'has no alternative text: write ::picture[What it shows]'],
  ])('rejects %s with the alternative text “%s”', (name, alt, message) => {
    expect(() => appPictures({baseUrl: '/'})(page(name, alt))).toThrow(message);
  });
});

describe('the pictures', () => {
  const all = Object.values(appScenes).flatMap(scene =>
    [scene.wide, scene.phone].flatMap(({light, dark}) => [light, dark]),
  );

  const fileOf = (src: string) => path.join(__dirname, '../../../../static', src);

  it.each(all)('$src is small, with the shape that pages reserve', async ({src, width, height}) => {
    const file = await sharp(fileOf(src)).metadata();
    expect([file.width, file.height]).toEqual([2 * width, 2 * height]);
    const {size} = fs.statSync(fileOf(src));
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(40 * 1024);
  });
});
