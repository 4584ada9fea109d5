import {renameSpecifiers} from './moduleSpecifiers';
import {filesLike, reachableFrom, resolvedByPlugin, resolveOwn} from './sourceGraph';
import {entriesOf, NODE_ENTRY, type Manifest} from './packages';
import type {Files} from './sourceGraph';

/** Each file in this folder is a public `@theme/…` module that `docusaurus swizzle` copies into a site. */
const THEME = 'theme/';

/** What `swizzle --typescript` copies. `src/index.ts` uses the same name. */
const TYPESCRIPT_THEME = 'theme-typescript/';

/** The bundler's entry points are in these folders, along with the files that the plugin names for it. */
const CLIENT_ROOT =
  /^(?:(?:theme|client\/replacements)\/|client\/(?:codeBlock\/ServedCodeBlock|navbar\/lazyItem)\.)/;

/** Whether a file is one of the entries, whose names may have a star. */
function isEntry(entries: readonly string[], file: string): boolean {
  return entries.some(entry => {
    const [start = '', end] = entry.replace(/\.tsx?$/, '').split('*');
    const bare = file.replace(/(?:\.d)?\.(?:tsx?|js)$/, '');
    return end === undefined ? bare === start : bare.startsWith(start) && bare.endsWith(end);
  });
}

/**
 * All files of a package except for the entries for Node:
 *
 * - the browser's code, with one module per source;
 * - all CSS;
 * - types of the entries and of what components import;
 * - the components' original sources.
 *
 * An ejected component has to find its helpers wherever it's copied to, so its imports from outside of `theme/`
 * use the package's name.
 *
 * @param sources - the files in `src/`
 * @param emitted - the compiler's output
 * @returns path below `lib/` → text
 */
export function packageFiles(
  manifest: Manifest,
  sources: Files,
  emitted: Files,
): Map<string, string> {
  const {name: packageName} = manifest;
  const nodeEntries = entriesOf(manifest).filter(file => NODE_ENTRY.test(file));
  const clientEntries = entriesOf(manifest).filter(file => !NODE_ENTRY.test(file));
  const styles = filesLike(sources, /\.css$/);
  const ambient = filesLike(sources, /\.d\.ts$/);
  const scripts = new Map([...filesLike(emitted, /\.js$/), ...styles]);
  const types = new Map([...filesLike(emitted, /\.d\.ts$/), ...ambient, ...styles]);

  const clientFiles = (from: Files) =>
    reachableFrom(from, [
      ...filesLike(from, CLIENT_ROOT).keys(),
      ...[...from.keys()].filter(file => isEntry(clientEntries, file)),
      ...resolvedByPlugin(from),
    ]);

  const clientSources = clientFiles(sources);
  const typeRoots = clientSources.map(toTypes).filter(file => types.has(file));

  const files: Map<string, string> = new Map([...styles, ...ambient]);
  for (const file of clientFiles(scripts)) {
    files.set(file, renamed(packageName, scripts, file));
  }
  for (const file of reachableFrom(types, [...nodeEntries.map(toTypes), ...typeRoots])) {
    files.set(file, types.get(file) ?? '');
  }
  files.set('index.d.ts', withReferences(types.get('index.d.ts') ?? '', [...ambient.keys()]));
  for (const file of filesLike(sources, /^theme\//).keys()) {
    const copy = TYPESCRIPT_THEME + file.slice(THEME.length);
    files.set(copy, renamed(packageName, sources, file));
  }
  return files;
}

/** A file's text, with module names that work in the package. */
function renamed(packageName: string, files: Files, file: string): string {
  const text = files.get(file) ?? '';
  if (file.endsWith('.css')) {
    return text;
  }
  return renameSpecifiers(text, ({text: name, kind}) => {
    if (kind === 'url') {
      return name.replace(/\.tsx?$/, '.js');
    }
    const target = resolveOwn(files, file, name);
    const leavesTheme = file.startsWith(THEME) && target && !target.startsWith(THEME);
    return leavesTheme ? `${packageName}/lib/${target.replace(/\.(?:tsx?|js)$/, '')}` : name;
  });
}

/** Path of a source's type declarations. */
function toTypes(source: string) {
  return source.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
}

/** Adds references to ambient types, for code that imports these types from the package. */
function withReferences(text: string, ambient: readonly string[]) {
  return [...ambient.map(file => `/// <reference path="./${file}" />\n`), text].join('');
}
