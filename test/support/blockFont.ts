// Table names come from the font format: cspell:ignore cmap glyf hhea hmtx loca maxp

/** The side of the em square, in font units. */
const EM = 1000;

const ASCENT = 950;
const DESCENT = 250;

/** Glyph numbers. Number 0 is for characters that the font lacks; a system font shows those. */
const EMPTY = 1;
const BLOCK = 2;

/**
 * Invisible characters, as sorted ranges: controls, spaces, joiners, direction marks, and variation selectors. Without the
 * ideographic space: if it's empty, Chromium takes that of a Chinese font where there is one.
 */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x1680, 0x1680],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe0fff],
];

const LAST_CHARACTER = 0x10ffff;

interface BlockFont {
  /** The name that the browser reports for the font. */
  readonly family: string;
  /** The width of every character, in thousandths of the font size. */
  readonly advance: number;
  /** The height of a character's block, in thousandths of the font size. */
  readonly height: number;
}

/**
 * Makes a TrueType font in which every Unicode character is the same solid block, and a space is empty and
 * just as wide. Text in this font looks the same on every system, whatever its fonts and its font smoothing. Color,
 * size, weight, and line breaks stay visible.
 *
 * @returns the contents of the font file
 */
export function blockFontFile({family, advance, height}: BlockFont): Buffer {
  const block = blockGlyph(advance, height);
  return fontFile({
    'OS/2': os2Table(advance),
    cmap: cmapTable(),
    glyf: block,
    head: headTable(advance, height),
    hhea: u16(1, 0, ASCENT, -DESCENT, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, 3),
    hmtx: u16(advance, 0, advance, 0, advance, 0),
    // Where each glyph starts, in pairs of bytes, and where the last one ends. Only the block has an outline.
    loca: u16(0, 0, 0, block.length / 2),
    maxp: u16(1, 0, 3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    name: nameTable(family),
    post: u16(3, 0, 0, 0, -100, 50, ...zeros(10)),
  });
}

const zeros = (count: number): number[] => Array.from({length: count}, () => 0);

/** 16-bit numbers, signed or unsigned. */
function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
}

function u32(...values: readonly number[]): Buffer {
  return u16(...values.flatMap(value => [value >>> 16, value & 0xffff]));
}

/** A single contour of four points, without instructions. */
function blockGlyph(advance: number, height: number): Buffer {
  const bounds = u16(1, 0, 0, advance, height);
  const contour = u16(3, 0);
  const onCurve = Buffer.from([1, 1, 1, 1]);
  const points = u16(0, 0, advance, 0, 0, height, 0, -height);
  return Buffer.concat([bounds, contour, onCurve, points]);
}

function cmapTable(): Buffer {
  const groups: number[][] = [];
  let next = 0;
  for (const [first, last] of INVISIBLE) {
    if (first > next) {
      groups.push([next, first - 1, BLOCK]);
    }
    groups.push([first, last, EMPTY]);
    next = last + 1;
  }
  groups.push([next, LAST_CHARACTER, BLOCK]);
  const manyToOne = Buffer.concat([
    u16(13, 0),
    u32(16 + 12 * groups.length, 0, groups.length, ...groups.flat()),
  ]);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), manyToOne]);
}

/** The family, the regular style, and the two combined, in American English. */
function nameTable(family: string): Buffer {
  const names = [
    {id: 1, text: family},
    {id: 2, text: 'Regular'},
    {id: 4, text: family},
    {id: 6, text: family.replaceAll(' ', '')},
  ];
  const strings = names.map(({text}) => u16(...text.split('').map(each => each.charCodeAt(0))));
  let offset = 0;
  const records = names.map(({id}, index) => {
    const length = strings[index]?.length ?? 0;
    offset += length;
    return u16(3, 1, 0x409, id, length, offset - length);
  });
  return Buffer.concat([u16(0, names.length, 6 + 12 * names.length), ...records, ...strings]);
}

function headTable(advance: number, height: number): Buffer {
  return Buffer.concat([
    u16(1, 0, 1, 0),
    u32(0, 0x5f0f3cf5),
    u16(0, EM),
    u32(0, 0, 0, 0),
    u16(0, 0, advance, height, 0, 8, 2, 0, 0),
  ]);
}

function os2Table(advance: number): Buffer {
  const fromWeightToPanose = u16(advance, 400, 5, 0, ...zeros(11));
  const panoseAndRanges = Buffer.alloc(10 + 16 + 4);
  const metrics = u16(0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT);
  return Buffer.concat([
    u16(4),
    fromWeightToPanose,
    panoseAndRanges,
    metrics,
    u32(1, 0),
    u16(500, 700, 0, 32, 1),
  ]);
}

/** The tables, preceded by a directory with each table's place, length, and checksum. */
function fontFile(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(names.length));
  const range = 16 * 2 ** power;
  const parts = [u32(0x00010000), u16(names.length, range, power, 16 * names.length - range)];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * names.length;
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(
      Buffer.from(name, 'latin1').subarray(0, 4),
      u32(checksum(padded), offset, table.length),
    );
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...parts, ...bodies]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) {
    sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  }
  return sum;
}
