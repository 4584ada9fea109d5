import path from 'node:path';
import {importCandidates} from '../../../theme-plugin/src/code';
import type {VirtualFile} from './projects';

/**
 * Resolves a sample's relative import, for both the compiler and the bundler. An untitled block is at the project's
 * root. If a file isn't found there, it's looked up from `src/`, and only blocks above it are visible.
 *
 * @param specifier - starts with a dot
 */
export function resolveInProject(
  importer: VirtualFile,
  specifier: string,
): VirtualFile | undefined {
  const {world, block} = importer;
  const inside = path.posix.relative(world.folder, importer.path);
  const folders = block.marks.title ? [path.posix.dirname(inside)] : ['.', 'src'];
  for (const folder of folders) {
    for (const candidate of importCandidates(folder, specifier)) {
      const file = world.files.get(candidate);
      if (file && (block.marks.title || isAbove(file, importer))) {
        return file;
      }
    }
  }
  return undefined;
}

/** Whether a file comes before the importer, on its page or on a page of the same group. */
export function isAbove(file: VirtualFile, importer: VirtualFile) {
  const {page, line} = importer.block;
  return file.block.page === page ? file.block.line < line : file.block.page < page;
}
