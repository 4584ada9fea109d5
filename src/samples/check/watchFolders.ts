import fs from 'node:fs';
import path from 'node:path';
import {PAGE_FOLDERS} from '../pages/listPages';

/** How long to wait for more changes before checking again, in ms. */
const QUIET_MS = 150;

/**
 * Checks again after each change in `docs/`, `src/pages/`, and `examples/`, one check at a time.
 *
 * @param root - absolute path of the folder that contains these; any may be missing
 */
export function watchFolders(root: string, check: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check).catch(error => console.error(error));
    }, QUIET_MS);
  };
  for (const folder of [...PAGE_FOLDERS, 'examples'].map(name => path.join(root, name))) {
    if (fs.existsSync(folder)) {
      fs.watch(folder, {recursive: true}, schedule);
    }
  }
  console.log('Watching for changes; end with Ctrl+C.');
}
