import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';

/** The fonts of a site's cards. */
export interface CardFonts {
  readonly fonts: readonly Font[];
  /** Family names by preference, of text and of code, as CSS has them. */
  readonly families: {readonly text: string; readonly code: string};
  /** Of the contents of all. */
  readonly hash: string;
}

/** Each font is one weight of one alphabet; those before the others win where several have a letter. */
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

/** A family of its own for each font: of several with one name, satori asks the first only. */
const named = (fonts: readonly Buffer[], name: string): Font[] =>
  fonts.map((data, index) => ({name: `${name}-${index}`, data, weight: WEIGHT, style: 'normal'}));

/**
 * Reads the fonts of cards: those of the site, and for what they lack the built-in ones with the Latin,
 * Greek, and Cyrillic alphabets.
 *
 * @param files - TTF, OTF, or WOFF files, relative to the site
 * @throws Error naming a file of the site that can't be read
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
