import fs from 'node:fs';
import path from 'node:path';
import type {Part, Snapshot} from './Snapshot';
import {folderName, GUIDES, STARTER} from './snapshotName';

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
 * Lists the starters of all tutorials that have one (the folders `<series>/starter`), by series.
 *
 * @param root - absolute path of the folder with the series
 */
export function listStarters(root: string = examplesFolder): Snapshot[] {
  const series = foldersIn(root).filter(name => name !== GUIDES);
  return series.sort().flatMap(name => startersOf(path.join(root, name), name));
}

/**
 * Returns what a snapshot's readers start from: the previous part or, for the first one, the starter.
 *
 * @param root - absolute path of the folder with the series
 * @returns undefined for a guide's project, a starter, and the first part of a series without one
 */
export function startOf(
  {series, part}: Snapshot,
  root: string = examplesFolder,
): Snapshot | undefined {
  if (typeof part !== 'number') return undefined;
  return part > 1 ? {series, part: part - 1} : startersOf(path.join(root, series), series)[0];
}

/**
 * Lists the files of a snapshot. The folder of a guide's project or a starter is complete. The folder of a tutorial
 * part contains only what changed, so part N consists of the files of the starter and of parts 1 to N, and the highest
 * number wins. `removed.txt` in a part lists the files and folders of earlier ones to remove, one per line.
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
    typeof part === 'number'
      ? [
          ...startersOf(folder, series),
          ...partsOf(folder).flatMap(each => (each <= part ? {series, part: each} : [])),
        ]
      : [{series, part}];

  const files = new Map<string, string>();
  for (const each of layers) {
    const layer = path.join(folder, folderName(each));
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

/** @returns the starter of a series, or nothing if it has none */
function startersOf(seriesFolder: string, series: string): Snapshot[] {
  return fs.existsSync(path.join(seriesFolder, STARTER)) ? [{series, part: STARTER}] : [];
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
