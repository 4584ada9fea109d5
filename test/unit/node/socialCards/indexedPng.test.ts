import sharp from 'sharp';
import {indexedPng} from '@site/theme-plugin/src/node/socialCards/indexedPng';

/** An image with pixels of these colors, row by row. */
function picture(width: number, colors: readonly number[]) {
  const pixels = Buffer.alloc(colors.length * 4, 255);
  colors.forEach((color, index) => pixels.writeUIntBE(color, index * 4, 3));
  return {width, height: colors.length / width, pixels};
}

it('writes an image that another decoder reads unchanged', async () => {
  const colors = [0xff0000, 0x00ff00, 0x0000ff, 0x123456, 0xff0000, 0xffffff];
  const png = indexedPng(picture(3, colors)) ?? Buffer.alloc(0);
  const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
  expect(info).toMatchObject({width: 3, height: 2, channels: 3});
  expect(data.toString('hex')).toBe('ff000000ff000000ff' + '123456ff0000ffffff');
});

it('writes up to 256 colors, and no more', async () => {
  const colors = Array.from({length: 256}, (_, index) => index * 3);
  const png = indexedPng(picture(16, colors)) ?? Buffer.alloc(0);
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  expect(colors.map((_, index) => data.readUIntBE(index * 3, 3))).toEqual(colors);
  expect(indexedPng(picture(1, [...colors, 1]))).toBeNull();
});
