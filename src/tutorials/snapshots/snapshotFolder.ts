import fs from 'node:fs';
import path from 'node:path';
import {assembleSnapshot} from './assembleSnapshot';
import {examplesFolder, resolveSnapshot} from './resolveSnapshot';
import {folderName} from './snapshotName';
import type {Snapshot} from './Snapshot';

// Not below node_modules: Vite takes what is there for packages, which browsers cache for good.
const cacheFolder = path.join(examplesFolder, '../.cache/examples');

/**
 * Where a snapshot is put together.
 *
 * @returns absolute path
 */
export function snapshotFolder({series, part}: Snapshot): string {
  return path.join(cacheFolder, series, folderName({series, part}));
}

/**
 * Puts a snapshot together, or brings it up to date.
 *
 * @returns absolute path of its folder, from where it finds the packages of the examples
 */
export function makeSnapshot({series, part}: Snapshot): string {
  const folder = snapshotFolder({series, part});
  assembleSnapshot(resolveSnapshot(series, part), folder);
  linkPackages();
  return folder;
}

/** The examples have another react-router than the site, which is found by way of this link. */
export function linkPackages() {
  fs.mkdirSync(cacheFolder, {recursive: true});
  const packages = path.join(examplesFolder, 'node_modules');
  const link = path.join(cacheFolder, 'node_modules');
  if (!fs.existsSync(packages) || fs.existsSync(link)) return;
  try {
    fs.symlinkSync(fs.realpathSync(packages), link, 'junction');
  } catch (error) {
    // Another process may have made the link in between.
    if (!fs.existsSync(link)) throw error;
  }
}
