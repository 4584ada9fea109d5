import fs from 'node:fs';
import path from 'node:path';
import type {Part, Snapshot} from './Snapshot';
import {folderName, GUIDES} from './snapshotName';

/** The folder that holds the series. */
export const examplesFolder = path.join(__dirname, '../../../examples');

/** Lists what later parts take away; it is no part of the app. */
export const REMOVED_LIST = 'removed.txt';

const PART_FOLDER = /^part-([1-9]\d*)$/;

/**
 * Every part of the tutorials that exists: the folders `<series>/part-<number>`, by series, then by part.
 *
 * @param root - absolute path of the folder that holds the series
 */
export function listSnapshots(root: string = examplesFolder): Part[] {
  const series = foldersIn(root).sort();
  return series.flatMap(name => partsOf(path.join(root, name)).map(part => ({series: name, part})));
}

/**
 * Every project of a guide: the folders `guides/<name>`, by name.
 *
 * @param root - absolute path of the folder that holds the series
 */
export function listGuides(root: string = examplesFolder): (Snapshot & {part: string})[] {
  const folder = path.join(root, GUIDES);
  const names = fs.existsSync(folder) ? foldersIn(folder).sort() : [];
  return names.map(part => ({series: GUIDES, part}));
}

/**
 * The files of one snapshot. A guide's project is complete in its folder. A tutorial part's folder holds only
 * what changed, so that part N sees the files of parts 1 to N, the highest number winning; `removed.txt` in a
 * part names files or folders of earlier parts that are gone, one a line.
 *
 * @param series - folder name below the root, such as `essentials`
 * @param root - absolute path of the folder that holds the series
 * @returns path in the app (with `/`) to the absolute path of its source, by path
 * @throws {Error} when the part does not exist, or when a `removed.txt` names what no earlier part has
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

/** @param gone - a file, or a folder with all that is in it */
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
