import {readPages} from '../../samples/pages/readPage';
import {nameOf} from '../../snapshots/snapshotName';

/** A file of an app that a page shows. */
interface UsedFile {
  /** Name of the part, such as `essentials/3`, or of the project. */
  readonly app: string;
  /** Path in the app. */
  readonly file: string;
}

/**
 * Returns the files of the apps that articles show, apart from drafts.
 *
 * @param root - absolute path of the folder with `docs/`
 */
export function usedFiles(root: string): UsedFile[] {
  return readPages(root).flatMap(({fences}) =>
    fences.flatMap(({marks: {app, title, hidden, draft}}) =>
      app && title && !hidden && !draft ? [{app: nameOf(app), file: title}] : [],
    ),
  );
}
