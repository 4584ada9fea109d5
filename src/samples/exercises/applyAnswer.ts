import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {mergeExcerpt} from '../excerpts/mergeExcerpt';
import type {Fault, Fence} from '../Fence';

/** An app with an answer to an exercise. */
interface Answered {
  /** Lines of all files by their paths in the app. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** The fences of the answer's files. `origins` maps the index of a line in the file to that in the fence. */
  readonly written: ReadonlyMap<string, {fence: Fence; origins: ReadonlyMap<number, number>}>;
  /** Faults of fences that don't fit into their file. */
  readonly faults: readonly Fault[];
}

/**
 * Puts an answer into an app.
 *
 * @param app - undefined for an empty project
 * @throws {Error} if the app doesn't exist
 */
export function applyAnswer(
  apps: AppReader,
  app: Snapshot | undefined,
  answer: readonly Fence[],
): Answered {
  const files = new Map<string, readonly string[]>(
    Array.from(app ? apps.readAll(app) : [], ([name, text]) => [name, text.split('\n')]),
  );
  const written = new Map<string, {fence: Fence; origins: ReadonlyMap<number, number>}>();
  const faults: Fault[] = [];
  for (const fence of answer) {
    const {page, line, code, marks} = fence;
    const title = marks.title ?? '';
    const {lines, origins, mismatch} = mergeExcerpt(code, files.get(title));
    if (mismatch) {
      faults.push({
        page,
        line: line + 1 + mismatch.index,
        message: `${mismatch.message} (${title})`,
      });
    }
    files.set(title, lines);
    written.set(title, {fence, origins});
  }
  return {files, written, faults};
}
