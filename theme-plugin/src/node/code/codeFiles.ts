import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import {KEY_ATTRIBUTE} from '../../shared/code/constants';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';

/** `<code … data-code=key …>`, with or without quotes (minified). The element only contains spans and text. */
const BLOCK = new RegExp(`<code(?=[^>]*\\s${KEY_ATTRIBUTE}=["']?(\\w+))[^>]*>([^]*?)</code>`, 'g');

/** The highlighted code blocks of a built page: key → HTML, as the theme's `serverCode` rendered them. */
export function readBlocks(page: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(page.matchAll(BLOCK), ([, key = '', html = '']) => [key, html]),
  );
}

/**
 * Writes a file with the highlighted HTML of each page's code blocks, even if the page has none. On client-side
 * navigation, the browser gets the highlighted code from there, because the page's script doesn't include it.
 *
 * @param outDir - folder of the built site, of this locale
 */
export function codeFiles(outDir: string): BuiltSiteVisitor {
  return {
    async visit({localPath, html}) {
      const file = path.join(outDir, decodeURI(codeFile(localPath)));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(readBlocks(html)));
    },
  };
}
