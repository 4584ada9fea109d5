import fs from 'node:fs';
import path from 'node:path';
import type {Part, Snapshot} from './Snapshot';
import {folderName, GUIDES} from './snapshotName';

/** The folder with the series. */
export const examplesFolder = path.join(__dirname, '../../examples');

/** Lists what a part removes. It isn't part of the app. */
const REMOVED_LIST = 'removed.txt';

const PART_FOLDER = /^part-([1-9]\d*)$/;

/**
 * Lists all parts of the tutorials (the folders `<series>/part-<number>`), by series and then by part.
 *
 * @param root - absolute path of the folder with the series
 */
export function listSnapshots(root: string = examplesFolder): Part[] {
  const series = foldersIn(root).sort();
  return series.flatMap(name => partsOf(path.join(root, name)).map(part => ({series: name, part})));
}

/**
 * Lists all projects of guides (the folders `guides/<name>`), by name.
 *
 * @param root - absolute path of the folder with the series
 */
export function listGuides(root: string = examplesFolder): (Snapshot & {part: string})[] {
  const folder = path.join(root, GUIDES);
  const names = fs.existsSync(folder) ? foldersIn(folder).sort() : [];
  return names.map(part => ({series: GUIDES, part}));
}

/**
 * Lists the files of a snapshot. The folder of a guide's project is complete. The folder of a tutorial part contains
 * only what changed, so part N consists of the files of parts 1 to N, and the highest number wins. `removed.txt` in a
 * part lists the files and folders of earlier parts to remove, one per line.
 *
 * @param series - folder name in the root, such as `essentials`
 * @param root - absolute path of the folder with the series
 * @returns absolute path of each file's source, by its path in the app (with forward slashes), sorted by path
 * @throws {Error} if the part doesn't exist, or if a `removed.txt` lists something that no earlier part has
 */
export function resolveSnapshot(
  series: string,
  part: number | string,
  root: string = examplesFolder,
): Map<string, string> {
  const folder = path.join(root, series);
  if (!fs.existsSync(path.join(folder, folderName({series, part}))))
    throw new Error(`There is no snapshot ${series}/${part}.`);
  const layers =
    typeof part === 'number' ? partsOf(folder).filter(candidate => candidate <= part) : [part];

  const files = new Map<string, string>();
  for (const each of layers) {
    const layer = path.join(folder, folderName({series, part: each}));
    for (const gone of readRemovedList(layer)) removeFrom(files, gone, layer);
    for (const file of filesIn(layer)) files.set(file, path.join(layer, file));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function foldersIn(folder: string) {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name);
}

function partsOf(seriesFolder: string) {
  return foldersIn(seriesFolder)
    .flatMap(name => PART_FOLDER.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function filesIn(layer: string) {
  return fs
    .readdirSync(layer, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(layer, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file !== REMOVED_LIST);
}

function readRemovedList(layer: string) {
  const list = path.join(layer, REMOVED_LIST);
  if (!fs.existsSync(list)) return [];
  return fs
    .readFileSync(list, 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}

/** @param gone - a file, or a folder along with everything in it */
function removeFrom(files: Map<string, string>, gone: string, layer: string) {
  const matches = [...files.keys()].filter(file => file === gone || file.startsWith(`${gone}/`));
  if (matches.length === 0) {
    throw new Error(
      `${path.join(layer, REMOVED_LIST)} names ${gone}, which no earlier part has. ` +
        'Write the path as it is in the app, such as src/main.ts.',
    );
  }
  for (const file of matches) files.delete(file);
}
