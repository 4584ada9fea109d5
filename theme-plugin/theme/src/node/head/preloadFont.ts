import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HeadEdit} from 'docusaurus-plugin-folio-pages/build';
import {TEXT_EM} from '../../shared/breakpoints';

/** A value that the site's CSS gives the font of text. The last one counts. */
const FONT_TEXT = /--font-text:([^;}]*)/g;

/** The typeface's name in such a value, which a minifier may write without quotes. */
const TYPEFACE = /(?:^|,)\s*["']?Folio Text["']?\s*(?:,|$)/;

/**
 * Returns the edit that preloads the theme's typeface, or null if the site's CSS sets another one.
 *
 * The typeface is `font-display: optional`, so text never changes its width while someone reads. A browser shows the
 * page without it if it's still missing at the first paint, so its request has to start with those of the CSS. On a
 * phone, it would share a slow connection with the CSS, and browsers wait a while for a font that's preloaded.
 *
 * @param options.outDir - folder of the built site
 * @throws the file system's error if a style sheet can't be read
 */
export async function preloadFont({
  outDir,
  baseUrl,
}: {
  outDir: string;
  baseUrl: string;
}): Promise<HeadEdit | null> {
  const [font] = await filesIn(path.join(outDir, 'assets/fonts'), /^folio-text-.*\.woff2$/);
  if (font === undefined || !(await usesTypeface(path.join(outDir, 'assets/css')))) {
    return null;
  }
  const href = `${baseUrl}assets/fonts/${font}`;
  const added = `<link rel="preload" href="${href}" as="font" crossorigin media="(width > ${TEXT_EM}em)">`;
  return () => ({added});
}

async function usesTypeface(folder: string): Promise<boolean> {
  const sheets = await filesIn(folder, /^styles\..*\.css$/);
  const css = await Promise.all(sheets.map(sheet => readFile(path.join(folder, sheet), 'utf8')));
  const [, fonts = ''] = [...css.join('\n').matchAll(FONT_TEXT)].at(-1) ?? [];
  return TYPEFACE.test(fonts);
}

/** Returns the names of the files in a folder that match, or none if there's no such folder. */
async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter(file => name.test(file));
}
