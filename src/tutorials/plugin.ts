import {cp} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  listGuides,
  listSnapshots,
  listStarters,
  resolveSnapshot,
} from '../snapshots/resolveSnapshot';
import {GUIDES, STARTER} from '../snapshots/snapshotName';
import {APPS_FOLDER} from './downloads/addresses';
import {makeApps} from './apps/makeApps';
import {writeTutorialFiles} from './downloads/writeTutorialFiles';

/** The folder where the tutorials' files are written, for `staticDirectories`. */
export const TUTORIAL_FILES = '.cache/tutorials';

/**
 * Docusaurus plugin for everything that tutorial pages link to: the files of their apps, the downloads, and the apps
 * themselves.
 */
export function tutorials({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, TUTORIAL_FILES);
  let apps: Promise<string> | undefined;
  return {
    name: 'tutorials',

    getPathsToWatch: () =>
      [`*/${STARTER}/**`, '*/part-*/**', `${GUIDES}/**`].map(files =>
        path.join(siteDir, 'examples', files),
      ),

    async loadContent() {
      await writeTutorialFiles(siteDir, folder);
      // Runs in parallel with the site's build. If it fails, `postBuild` reports it.
      apps = makeApps();
      apps
        .then(built => (isServed() ? copyApps(built, folder) : undefined))
        .catch(error => logger.error(String(error)));
    },

    configureWebpack: () => ({
      // Pages show files of the apps, so changing one of those invalidates the cache.
      experiments: {cache: {buildDependencies: sourcesOfApps()}},
    }),

    async postBuild({outDir}) {
      if (apps) {
        await copyApps(await apps, outDir);
      }
    },
  };
}

/**
 * Whether this is the development server, which serves the static files. A build copies them before the apps are ready.
 */
function isServed(): boolean {
  return process.env.NODE_ENV === 'development';
}

function copyApps(built: string, folder: string): Promise<void> {
  return cp(built, path.join(folder, APPS_FOLDER), {recursive: true});
}

function sourcesOfApps(): string[] {
  return [...listStarters(), ...listSnapshots(), ...listGuides()].flatMap(({series, part}) => [
    ...resolveSnapshot(series, part).values(),
  ]);
}
