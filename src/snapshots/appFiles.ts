import fs from 'node:fs';
import {examplesFolder, resolveSnapshot, startOf} from './resolveSnapshot';
import type {Snapshot} from './Snapshot';
import {nameOf} from './snapshotName';

export {nameOf, parseSnapshot as parseApp} from './snapshotName';

/** Reads the apps from disk. Each snapshot is resolved only once. */
export interface AppReader {
  /**
   * Maps paths in the app to the absolute paths of their sources.
   *
   * @throws {Error} if the part doesn't exist
   */
  readonly list: (app: Snapshot) => ReadonlyMap<string, string>;
  /** The text of a file, with LF line breaks. Undefined if the part has no such file. */
  readonly read: (app: Snapshot, file: string) => string | undefined;
  /** Maps paths in the app to the texts of its files. */
  readonly readAll: (app: Snapshot) => Map<string, string>;
  /** What the part's readers start from. */
  readonly startOf: (app: Snapshot) => Snapshot | undefined;
}

/**
 * Creates a reader for a single run. It doesn't see later changes on disk.
 *
 * @param root - absolute path of the folder with the series
 */
export function createAppReader(root = examplesFolder): AppReader {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const list: AppReader['list'] = app => {
    const files = known.get(nameOf(app)) ?? resolveSnapshot(app.series, app.part, root);
    known.set(nameOf(app), files);
    return files;
  };
  const read: AppReader['read'] = (app, file) => {
    const source = list(app).get(file);
    return source && fs.readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
  };
  return {
    list,
    read,
    readAll: app => new Map(Array.from(list(app).keys(), file => [file, read(app, file) ?? ''])),
    startOf: app => startOf(app, root),
  };
}
