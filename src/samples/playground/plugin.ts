import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLES_FOLDER} from '../../../theme-plugin/theme/src/code';
import {PAGE_FOLDERS} from '../pages/listPages';
import {readPlaygroundBlocks} from './readSamples';

/** The folder where the samples are written, for `staticDirectories`. */
export const PLAYGROUND_FILES = '.cache/playground';

/** Docusaurus plugin that writes a file for each sample that readers can edit and run. */
export function playgroundSamples({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, PLAYGROUND_FILES, SAMPLES_FOLDER);
  return {
    name: 'playground-samples',
    getPathsToWatch: () => PAGE_FOLDERS.map(each => path.join(siteDir, each, '**/*.{md,mdx}')),
    async loadContent() {
      fs.rmSync(folder, {recursive: true, force: true});
      for (const {name, sample} of readPlaygroundBlocks(siteDir)) {
        if (sample) {
          const file = path.join(folder, `${name}.json`);
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, JSON.stringify(sample));
        }
      }
    },
  };
}
