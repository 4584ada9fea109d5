import fs from 'node:fs';
import path from 'node:path';
import type {AppReader} from '../../snapshots/appFiles';
import {folderName, nameOf} from '../../snapshots/snapshotName';
import {locateExcerpt} from '../excerpts/locateExcerpt';
import type {Fence, Fault} from '../Fence';

/**
 * Checks that a block is an excerpt of its file: with `app=name/N`, in that app after part N; with `app=guides/name`,
 * in that project.
 *
 * @param root - absolute path of the folder with `examples/`
 */
export function checkExcerpt(root: string, apps: AppReader, fence: Fence): Fault[] {
  const {page, line, code, marks} = fence;
  const {app, title} = marks;
  if (!app || !title) {
    return [];
  }
  const mark = `app=${nameOf(app)}`;
  const folder = `examples/${app.series}/${folderName(app)}`;
  if (!fs.existsSync(path.join(root, folder))) {
    return [{page, line, message: `${mark}: there is no folder ${folder}`}];
  }
  const source = apps.list(app).get(title);
  const text = apps.read(app, title);
  if (source === undefined || text === undefined) {
    const place = typeof app.part === 'number' ? `parts 1 to ${app.part} hold` : `${folder} holds`;
    return [{page, line, message: `${mark}: ${place} no file ${title}`}];
  }
  const {mismatch} = locateExcerpt(code, text.split('\n'));
  const file = path.relative(root, source).split(path.sep).join('/');
  return mismatch
    ? [{page, line: line + 1 + mismatch.index, message: `${mismatch.message} in ${file}`}]
    : [];
}
