import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import {readBlocks} from './readBlocks';

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
