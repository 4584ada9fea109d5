const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json'];
const INDEX_FILES = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/** Extensions that TypeScript and bundlers replace: `./store.js` may refer to `store.ts`. */
const REPLACED_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, '.ts'],
  [/\.js$/, '.tsx'],
  [/\.jsx$/, '.tsx'],
  [/\.mjs$/, '.mts'],
];

/** Resolves `.` and `..` in a path with forward slashes. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/**
 * The files that a relative import may refer to, in the order in which bundlers look for them.
 *
 * @param folder - the importer's folder in the project; `.` is the project itself
 * @param specifier - starts with a dot
 */
export function importCandidates(folder: string, specifier: string): string[] {
  const target = normalize(`${folder}/${specifier}`);
  return [
    ...ENDINGS.map(ending => target + ending),
    ...REPLACED_ENDINGS.map(([written, meant]) => target.replace(written, meant)),
    ...INDEX_FILES.map(ending => normalize(target + ending)),
  ];
}
