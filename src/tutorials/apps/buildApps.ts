import fs from 'node:fs';
import path from 'node:path';
import {hostedApp} from './hostedApp';
import {listSnapshots, resolveSnapshot} from '../snapshots/resolveSnapshot';
import {makeSnapshot} from '../snapshots/snapshotFolder';

/** "use client" is for frameworks with a server, and a second more or less is no problem here. */
const MEANINGLESS = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'];

/**
 * Builds every snapshot with a page for a folder of a static host, `<series>/<part>/`. It is one build with
 * many pages: what they share is read, compiled and sent once.
 *
 * @param outDir - absolute path; what is in it is deleted
 * @throws {Error} when one cannot be built; the message names file, line and reason
 */
export async function buildApps(outDir: string) {
  const pages = listSnapshots().filter(({series, part}) =>
    resolveSnapshot(series, part).has('index.html'),
  );
  const folders = pages.map(makeSnapshot);
  const root = path.join(folders[0] ?? '', '../..');
  // As the ES module that it is: read as CommonJS, Vite builds other code.
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

/** Takes away indentation, which stands alone where the script was moved to the head. */
function tidy(file: string) {
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^[ \t]+|[ \t]+$/gm, ''));
}
