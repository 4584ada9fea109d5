import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {projectFiles} from '../../snapshots/projectFiles';
import {listGuides, listSnapshots, listStarters} from '../../snapshots/resolveSnapshot';
import {folderName} from '../../snapshots/snapshotName';
import {markedFile, plainFile, projectZip} from './addresses';
import {createAppReader, nameOf} from '../../snapshots/appFiles';
import {usedFiles} from './usedFiles';
import {wholeFileHtml} from './wholeFile';
import {zipFiles} from './zipFiles';

/**
 * Writes the files that tutorial pages link to: the files that they show, as text and as HTML with marks, the starters,
 * each part's finished project, and the guides' projects.
 *
 * @param root - absolute path of the folder with `docs/`
 * @param folder - absolute path; existing contents are deleted
 * @returns the number of files written
 */
export async function writeTutorialFiles(root: string, folder: string): Promise<number> {
  await rm(folder, {recursive: true, force: true});
  const reader = createAppReader();
  const written = new Map<string, string | Uint8Array>();
  for (const {app, file, version, text} of usedFiles(root, reader)) {
    const plain = plainFile(nameOf(app), file, version);
    if (!written.has(plain)) {
      written.set(plain, text);
      const html = await wholeFileHtml(reader, app, file, text);
      written.set(markedFile(nameOf(app), file, version), JSON.stringify({html}));
    }
  }
  for (const snapshot of [...listStarters(), ...listSnapshots(), ...listGuides()]) {
    const folder = `${snapshot.series}-${folderName(snapshot)}`;
    written.set(projectZip(nameOf(snapshot)), zipFiles(projectFiles(snapshot), folder));
  }
  await Promise.all(
    Array.from(written, async ([file, content]) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }),
  );
  return written.size;
}
