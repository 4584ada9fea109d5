import fs from 'node:fs';
import path from 'node:path';
import {hostedApp} from './hostedApp';
import {listSnapshots, resolveSnapshot} from '../../snapshots/resolveSnapshot';
import {makeSnapshot} from '../../snapshots/snapshotFolder';

/** Warnings that don't matter here: "use client" is for frameworks with a server, and slow plugins are fine. */
const MEANINGLESS = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'];

/**
 * Builds every snapshot that has a page, for the folder `<series>/<part>/` of a static host. It's a single build with
 * many pages, so shared code is read, compiled, and downloaded only once.
 *
 * @param outDir - absolute path; existing contents are deleted
 * @throws {Error} if one can't be built, with the file, the line, and the reason
 */
export async function buildApps(outDir: string) {
  const pages = listSnapshots().filter(({series, part}) =>
    resolveSnapshot(series, part).has('index.html'),
  );
  const folders = pages.map(makeSnapshot);
  const root = path.join(folders[0] ?? '', '../..');
  // Import the ES module: as CommonJS, Vite builds different code.
  const {build} = await import('vite');
  await build({
    base: './',
    build: {
      emptyOutDir: true,
      modulePreload: {polyfill: false},
      outDir,
      rolldownOptions: {
        input: folders.map(folder => path.join(folder, 'index.html')),
        onLog: (level, log, report) => {
          if (!MEANINGLESS.includes(log.code ?? '')) report(level, log);
        },
      },
    },
    configFile: false,
    logLevel: 'warn',
    plugins: [hostedApp()],
    root,
  });
  for (const {series, part} of pages) {
    const folder = path.join(outDir, series, String(part));
    fs.renameSync(path.join(outDir, series, `part-${part}`), folder);
    tidy(path.join(folder, 'index.html'));
  }
}

/** Removes the indentation that's left on a line of its own after the script moves to the head. */
function tidy(file: string) {
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^[ \t]+|[ \t]+$/gm, ''));
}
