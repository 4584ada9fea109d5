import fs from 'node:fs';
import path from 'node:path';
import {PAGE_FOLDERS} from '../../src/samples/pages/listPages';

/** How long to wait for more changes, in ms: editors write a file in several steps. */
const DEBOUNCE_MS = 150;

/**
 * Calls back with each page that's saved, one call at a time. If a page is saved again during a call, it's reported
 * once more. Errors in the callback are printed.
 *
 * @param root - absolute path of the folder with the page folders
 * @param onSave - receives the page's absolute path
 */
export function watchPages(root: string, onSave: (page: string) => Promise<void>) {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const callBack = () => {
    const pages = [...saved].filter(page => fs.existsSync(page));
    saved.clear();
    for (const page of pages) {
      running = running.then(() => onSave(page)).catch(error => console.error(error));
    }
  };
  const watchers = PAGE_FOLDERS.map(folder => path.join(root, folder))
    .filter(folder => fs.existsSync(folder))
    .map(folder =>
      fs.watch(folder, {recursive: true}, (_event, name) => {
        if (name !== null && /\.mdx?$/.test(name)) {
          saved.add(path.join(folder, name));
          clearTimeout(timer);
          timer = setTimeout(callBack, DEBOUNCE_MS);
        }
      }),
    );
  return {
    close: () => {
      clearTimeout(timer);
      watchers.forEach(watcher => watcher.close());
    },
  };
}
