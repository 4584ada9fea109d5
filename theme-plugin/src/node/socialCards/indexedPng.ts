import {crc32, deflateSync} from 'node:zlib';

/** An image with four bytes per pixel: red, green, blue, and alpha, which is ignored. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Eight bits per pixel, indexed colors; compressed, filtered, not interlaced. */
const HEADER_END = Buffer.from([8, 3, 0, 0, 0]);
const MAX_COLORS = 256;

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/**
 * Encodes an image as PNG with a palette. For text, that's a third of the size of true color.
 *
 * @returns null if the image has more than 256 colors
 */
export function indexedPng({width, height, pixels}: Pixels): Buffer | null {
  const colors = new Map<number, number>();
  // Each row starts with the number of its filter: 0 for none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = pixels.readUIntBE(pixel * 4, 3);
    const index = colors.get(color) ?? colors.size;
    if (index === MAX_COLORS) {
      return null;
    }
    colors.set(color, index);
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const table = Buffer.from(
    [...colors.keys()].flatMap(color => [color >> 16, (color >> 8) & 255, color & 255]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, HEADER_END])),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
