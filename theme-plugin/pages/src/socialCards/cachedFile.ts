import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns a file's contents from a cache folder that outlives the build, or creates and caches them. If the
 * folder isn't writable, that isn't an error: the next build creates the file again.
 *
 * @param name - must change with the file's contents
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
  // An interrupted build must not leave half a file under this name.
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, {recursive: true})
    .then(() => writeFile(draft, data))
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return {data, isNew: true};
}
