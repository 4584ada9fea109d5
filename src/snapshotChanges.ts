import {resolveSnapshot} from '../examples/resolveSnapshot.mjs';

/** Files of a snapshot beside those of the part before it, by path in the app, sorted. */
export interface SnapshotChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * What a part of a tutorial app changes. Styles and files of tests are left out: the articles do not
 * go through them.
 *
 * @param series folder name below `examples/`, such as `essentials`
 * @throws {Error} where the part does not exist
 */
export function changesOf(series: string, part: number): SnapshotChanges {
  const now = resolveSnapshot(series, part);
  const before = part > 1 ? resolveSnapshot(series, part - 1) : new Map<string, string>();
  const isShown = (file: string) => !/\.css$|\.test\.tsx?$|^src\/test\//.test(file);
  const files = [...now.keys()].filter(isShown);
  return {
    added: files.filter(file => !before.has(file)),
    changed: files.filter(file => before.has(file) && before.get(file) !== now.get(file)),
    removed: [...before.keys()].filter(file => isShown(file) && !now.has(file)),
  };
}
