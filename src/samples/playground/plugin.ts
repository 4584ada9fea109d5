import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLES_FOLDER} from '../../../theme-plugin/playground/src/code';
import {PAGE_FOLDERS} from '../pages/listPages';
import {readSamples} from './readSamples';

/** The folder where the samples are written, for `staticDirectories`. */
export const PLAYGROUND_FILES = '.cache/playground';

/** Docusaurus plugin that writes a file for each sample that readers can edit and run. */
export function playgroundSamples({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, PLAYGROUND_FILES, SAMPLES_FOLDER);
  const written = new Map<string, string>();
  return {
    name: 'playground-samples',
    getPathsToWatch: () => PAGE_FOLDERS.map(each => path.join(siteDir, each, '**/*.{md,mdx}')),
    async loadContent() {
      if (written.size === 0) {
        fs.rmSync(folder, {recursive: true, force: true});
      }
      for (const {name, sample} of readSamples(siteDir)) {
        const file = path.join(folder, `${name}.json`);
        const text = JSON.stringify(sample);
        if (sample && written.get(file) !== text) {
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, text);
          written.set(file, text);
        }
      }
    },
  };
}
