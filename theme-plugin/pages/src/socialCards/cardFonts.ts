import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';

/** The fonts of a site's social cards. */
export interface CardFonts {
  readonly fonts: readonly Font[];
  /** Font families for text and code in order of preference, as CSS values. */
  readonly families: {readonly text: string; readonly code: string};
  /** Hash of all fonts' contents. */
  readonly hash: string;
}

/** Each font is one weight of one subset. If several fonts have a letter, the first one wins. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const CODE_SUBSETS = ['latin', 'latin-ext'];
const WEIGHT = 600;

const builtIn = (family: string, subset: string): string =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${WEIGHT}-normal.woff`);

async function readSiteFont(siteDir: string, file: string): Promise<Buffer> {
  const where = path.resolve(siteDir, file);
  try {
    return await readFile(where);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `A font of the social cards (option socialCards.fonts) cannot be read from ${where}: ${reason}.`,
      {cause: error},
    );
  }
}

/** Gives each font a family name of its own, because satori only looks at the first font of a family. */
const named = (fonts: readonly Buffer[], name: string): Font[] =>
  fonts.map((data, index) => ({name: `${name}-${index}`, data, weight: WEIGHT, style: 'normal'}));

/**
 * Reads the fonts of social cards: the site's own, followed by the built-in ones for Latin, Greek, and Cyrillic.
 *
 * @param files - TTF, OTF, or WOFF files, relative to the site
 * @throws Error naming a font of the site that can't be read
 */
export async function readCardFonts(siteDir: string, files: readonly string[]): Promise<CardFonts> {
  const read = (names: readonly string[]) => Promise.all(names.map(name => readFile(name)));
  const site = await Promise.all(files.map(file => readSiteFont(siteDir, file)));
  const text = await read(SUBSETS.map(subset => builtIn('source-sans-3', subset)));
  const code = await read(CODE_SUBSETS.map(subset => builtIn('source-code-pro', subset)));
  const textFonts = [...named(site, 'site'), ...named(text, 'text')];
  const codeFonts = named(code, 'code');
  const families = (fonts: readonly Font[]) => fonts.map(({name}) => name).join(', ');
  const hash = createHash('sha256');
  for (const data of [...site, ...text, ...code]) {
    hash.update(data);
  }
  return {
    fonts: [...textFonts, ...codeFonts],
    families: {text: families(textFonts), code: families([...codeFonts, ...textFonts])},
    hash: hash.digest('hex'),
  };
}
