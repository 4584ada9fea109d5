import path from 'node:path';
import {startOf} from '../../snapshots/resolveSnapshot';
import {readSnapshot} from './listParts';
import type {Part} from '../../snapshots/Snapshot';

/** The app that the reader of a part starts from. */
interface Start {
  /** Path in the app → text. */
  files: Map<string, string>;
  /** Returns the path of a file's source. */
  sourceOf: (file: string) => string;
}

/**
 * Returns the app that a part starts from: that of the previous part or, for the first part, the starter. In a series
 * without one, the first part starts from scratch.
 */
export function readStart(root: string, part: Part): Start {
  const app = startOf(part, path.join(root, 'examples'));
  const before = app ? readSnapshot(root, app) : new Map();
  return {
    files: new Map([...before].map(([file, {text}]) => [file, text])),
    sourceOf: file => before.get(file)?.source ?? file,
  };
}
