import {cp} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listGuides, listSnapshots, resolveSnapshot} from './snapshots/resolveSnapshot';
import {GUIDES} from './snapshots/snapshotName';
import {APPS_FOLDER} from './downloads/addresses';
import {makeApps} from './apps/makeApps';
import {writeTutorialFiles} from './downloads/writeTutorialFiles';

/** Where the files of the tutorials are written, for `staticDirectories`. */
export const TUTORIAL_FILES = '.cache/tutorials';

/**
 * Docusaurus plugin for what the tutorials lead to beside their pages: the files of their apps,
 * downloads, and the apps themselves.
 */
export function tutorials({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, TUTORIAL_FILES);
  let apps: Promise<string> | undefined;
  return {
    name: 'tutorials',

    getPathsToWatch: () =>
      ['*/part-*/**', `${GUIDES}/**`].map(files => path.join(siteDir, 'examples', files)),

    async loadContent() {
      await writeTutorialFiles(siteDir, folder);
      // The site's own build goes on meanwhile; where this one fails, `postBuild` says so.
      apps = makeApps();
      apps
        .then(built => (isServed() ? copyApps(built, folder) : undefined))
        .catch(error => logger.error(String(error)));
    },

    configureWebpack: () => ({
      // The pages show files of the apps: where one changes, what was compiled before is of no use.
      experiments: {cache: {buildDependencies: sourcesOfApps()}},
    }),

    async postBuild({outDir}) {
      if (apps) {
        await copyApps(await apps, outDir);
      }
    },
  };
}

/** Whether the development server hands the static files out; a build takes them before the apps are ready. */
function isServed(): boolean {
  return process.env.NODE_ENV === 'development';
}

function copyApps(built: string, folder: string): Promise<void> {
  return cp(built, path.join(folder, APPS_FOLDER), {recursive: true});
}

function sourcesOfApps(): string[] {
  return [...listSnapshots(), ...listGuides()].flatMap(({series, part}) => [
    ...resolveSnapshot(series, part).values(),
  ]);
}
