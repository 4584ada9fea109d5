import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Subsets the theme's typeface, Schibsted Grotesk, to the characters of Western European languages and the weights that
 * the theme uses. Readers' system fonts supply other characters.
 */
const FAMILY =
  require.resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2');
const TARGET = path.resolve(__dirname, '../theme-plugin/theme/fonts/folio-text.woff2');

const range = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const ASCII = range(0x20, 0x7e);
const LETTERS = range(0xc0, 0xff);
const SIGNS = '\u00A0©®°·×§–—‘’“”„•…€™←↑→↓−';

async function makeFont() {
  const family = await fs.readFile(FAMILY);
  const font = await subsetFont(family, ASCII + LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    // Leave out small caps and other alternates, which no page uses.
    noLayoutClosure: true,
  });
  await fs.writeFile(TARGET, font);
  console.log(`${path.relative(process.cwd(), TARGET)}: ${(font.length / 1024).toFixed(1)} KiB`);
}

makeFont().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
