import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * The contents of a file that is made once: from a folder that outlives the build, or made and put there.
 * A folder that can't be written to is no reason to fail: the next build makes the file again.
 *
 * @param name - changes with what the file holds
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<{readonly data: Buffer; readonly isNew: boolean}> {
  const file = path.join(folder, name);
  const known = await readFile(file).catch(() => null);
  if (known) {
    return {data: known, isNew: false};
  }
  const data = await make();
  // A build that is cut off must not leave half a file under the name.
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, {recursive: true})
    .then(() => writeFile(draft, data))
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return {data, isNew: true};
}
