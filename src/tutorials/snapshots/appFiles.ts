import fs from 'node:fs';
import {resolveSnapshot} from './resolveSnapshot';
import type {Snapshot} from './Snapshot';
import {nameOf} from './snapshotName';

export {nameOf, parseSnapshot as parseApp} from './snapshotName';

/** The finished app of the part before; undefined for the first part and for a project, which start from nothing. */
export function partBefore({series, part}: Snapshot): Snapshot | undefined {
  return typeof part === 'number' && part > 1 ? {series, part: part - 1} : undefined;
}

/** Reads the apps as they are on the disk; each snapshot is put together once. */
export interface AppReader {
  /**
   * Paths in the app to absolute paths of their sources.
   *
   * @throws {Error} where the part does not exist
   */
  readonly list: (app: Snapshot) => ReadonlyMap<string, string>;
  /** The text of a file, with `\n`; undefined where the part has no such file. */
  readonly read: (app: Snapshot, file: string) => string | undefined;
}

/** A reader for one run: it does not see what changes on the disk afterwards. */
export function createAppReader(): AppReader {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const list: AppReader['list'] = app => {
    const files = known.get(nameOf(app)) ?? resolveSnapshot(app.series, app.part);
    known.set(nameOf(app), files);
    return files;
  };
  return {
    list,
    read(app, file) {
      const source = list(app).get(file);
      return source && fs.readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
    },
  };
}
