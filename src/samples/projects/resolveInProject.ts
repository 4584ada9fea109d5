import path from 'node:path';
import type {VirtualFile} from './projects';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json'];
const INDEX_FILES = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/** Extensions that TypeScript and bundlers replace: `./store.js` may refer to `store.ts`. */
const REPLACED_ENDINGS = [
  [/\.js$/, '.ts'],
  [/\.js$/, '.tsx'],
  [/\.jsx$/, '.tsx'],
  [/\.mjs$/, '.mts'],
];

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
  const {project, fence} = importer;
  const inside = path.posix.relative(project.folder, importer.path);
  const folders = fence.marks.title ? [path.posix.dirname(inside)] : ['.', 'src'];
  for (const folder of folders) {
    const target = path.posix.join(folder, specifier);
    for (const candidate of candidates(target)) {
      const file = project.files.get(candidate);
      if (file && (fence.marks.title || isAbove(file, importer))) {
        return file;
      }
    }
  }
  return undefined;
}

function candidates(target: string): string[] {
  const replaced = REPLACED_ENDINGS.map(([written, meant]) =>
    target.replace(written ?? '', String(meant)),
  );
  return [
    ...ENDINGS.map(ending => target + ending),
    ...replaced,
    ...INDEX_FILES.map(ending => path.posix.join(target, ending)),
  ];
}

/** Whether a file comes before the importer, on its page or on a page of the same group. */
export function isAbove(file: VirtualFile, importer: VirtualFile) {
  const {page, line} = importer.fence;
  return file.fence.page === page ? file.fence.line < line : file.fence.page < page;
}
