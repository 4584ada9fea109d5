import fs from 'node:fs';
import path from 'node:path';
import {folderName} from '../../tutorials/snapshots/snapshotName';
import {locateExcerpt} from '../excerpts/locateExcerpt';
import type {Block, Fault} from '../types';

export interface App {
  name: string;
  part: number | string;
}

/**
 * Proves that a block marked `app=name/N` stands in that file of that app, as it is after part N, or, with
 * `app=guides/name`, in that file of that project.
 *
 * @param root - absolute folder that holds `examples/`
 */
export function checkExcerpt(root: string, {page, line, code, marks}: Block): Fault[] {
  const {app, title} = marks;
  if (!app || !title) {
    return [];
  }
  const mark = `app=${app.name}/${app.part}`;
  const folder = folderOf(app);
  if (!fs.existsSync(path.join(root, folder))) {
    return [{page, line, message: `${mark}: there is no folder ${folder}`}];
  }
  const file = findInSnapshot(root, app, title);
  if (!file) {
    const place = typeof app.part === 'number' ? `parts 1 to ${app.part} hold` : `${folder} holds`;
    return [{page, line, message: `${mark}: ${place} no file ${title}`}];
  }
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
  const {miss} = locateExcerpt(code, lines);
  return miss ? [{page, line: line + 1 + miss.index, message: `${miss.message} in ${file}`}] : [];
}

/** @returns path from the root */
function folderOf({name, part}: App): string {
  return `examples/${name}/${folderName({series: name, part})}`;
}

/**
 * A guide's project is in one folder. A part's folder holds the files that changed in it; the highest part
 * wins, and a file `removed.txt` lists the paths that are gone.
 *
 * @returns path from the root
 */
function findInSnapshot(root: string, {name, part}: App, title: string): string | undefined {
  const layers =
    typeof part === 'number' ? Array.from({length: part}, (_, index) => part - index) : [part];
  for (const layer of layers) {
    const folder = folderOf({name, part: layer});
    if (fs.existsSync(path.join(root, folder, title))) {
      return `${folder}/${title}`;
    }
    const removed = path.join(root, folder, 'removed.txt');
    if (fs.existsSync(removed) && fs.readFileSync(removed, 'utf8').split(/\s+/).includes(title)) {
      return undefined;
    }
  }
  return undefined;
}
