import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import {readBlocks} from './readBlocks';

/**
 * Writes a file for each page, also for one without code, with the highlighted HTML of its blocks: a
 * reader who comes by a link inside the site gets them from there, as the page's script has none.
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
