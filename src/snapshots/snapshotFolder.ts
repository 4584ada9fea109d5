import fs from 'node:fs';
import path from 'node:path';
import {assembleSnapshot} from './assembleSnapshot';
import {examplesFolder, resolveSnapshot} from './resolveSnapshot';
import {folderName} from './snapshotName';
import type {Snapshot} from './Snapshot';

// Not in node_modules: Vite treats files there as packages, which browsers cache indefinitely.
const cacheFolder = path.join(examplesFolder, '../.cache/examples');

/**
 * Returns the folder where a snapshot is assembled.
 *
 * @returns absolute path
 */
export function snapshotFolder({series, part}: Snapshot): string {
  return path.join(cacheFolder, series, folderName({series, part}));
}

/**
 * Assembles a snapshot, or updates it.
 *
 * @returns absolute path of its folder, where it can find the examples' packages
 */
export function makeSnapshot({series, part}: Snapshot): string {
  const folder = snapshotFolder({series, part});
  assembleSnapshot(resolveSnapshot(series, part), folder);
  linkPackages();
  return folder;
}

/**
 * Links to the examples' packages, which include a different version of react-router than the site's.
 *
 * @param folder - absolute path of the folder that gets the link
 */
export function linkPackages(folder: string = cacheFolder) {
  fs.mkdirSync(folder, {recursive: true});
  const packages = path.join(examplesFolder, 'node_modules');
  const link = path.join(folder, 'node_modules');
  if (!fs.existsSync(packages) || fs.existsSync(link)) return;
  try {
    fs.symlinkSync(fs.realpathSync(packages), link, 'junction');
  } catch (error) {
    // Another process may have created the link in the meantime.
    if (!fs.existsSync(link)) throw error;
  }
}
