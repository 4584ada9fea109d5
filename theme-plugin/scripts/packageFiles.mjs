import {renameSpecifiers} from './moduleSpecifiers.mjs';
import {filesLike, reachableFrom, resolvedByPlugin, resolveRelative} from './sourceGraph.mjs';

/** @typedef {import('./sourceGraph.mjs').Files} Files */

/** Each file in it is a public `@theme/…` name, which `docusaurus swizzle` copies into a site. */
const THEME = 'theme/';

/** What `swizzle --typescript` copies; `src/index.ts` names it too. */
const TYPESCRIPT_THEME = 'theme-typescript/';

/** What the bundler gets starts in these folders, and with the files that the plugin names for it. */
const CLIENT_ROOT = /^(?:theme|client\/replacements|client\/navbar\/lazyNavbarItems)\//;

/**
 * Everything of the package but the entries for Node:
 *
 * - what the browser runs, a module a source;
 * - all CSS;
 * - types of the entries, and of what components import;
 * - the components as they were written.
 *
 * A copied component finds its helpers wherever it is copied to: what it imports from outside `theme/` is named
 * by way of the package.
 *
 * @param {string} packageName
 * @param {Files} sources what is in `src/`
 * @param {Files} emitted what the compiler made of it
 * @returns {Map<string, string>} path below `lib/` → text
 */
export function packageFiles(packageName, sources, emitted) {
  const styles = filesLike(sources, /\.css$/);
  const ambient = filesLike(sources, /\.d\.ts$/);
  const scripts = new Map([...filesLike(emitted, /\.js$/), ...styles]);
  const types = new Map([...filesLike(emitted, /\.d\.ts$/), ...ambient, ...styles]);

  /** @param {Files} from */
  const clientFiles = from =>
    reachableFrom(from, [...filesLike(from, CLIENT_ROOT).keys(), ...resolvedByPlugin(from)]);

  const clientSources = clientFiles(sources);
  const typeRoots = clientSources.map(toTypes).filter(file => types.has(file));

  /** @type {Map<string, string>} */
  const files = new Map([...styles, ...ambient]);
  for (const file of clientFiles(scripts)) {
    files.set(file, renamed(packageName, scripts, file));
  }
  for (const file of reachableFrom(types, ['index.d.ts', 'code.d.ts', ...typeRoots])) {
    files.set(file, types.get(file) ?? '');
  }
  files.set('index.d.ts', withReferences(types.get('index.d.ts') ?? '', [...ambient.keys()]));
  for (const file of filesLike(sources, /^theme\//).keys()) {
    const copy = TYPESCRIPT_THEME + file.slice(THEME.length);
    files.set(copy, renamed(packageName, sources, file));
  }
  return files;
}

/**
 * A file's text with the module names that hold in the package.
 *
 * @param {string} packageName
 * @param {Files} files
 * @param {string} file
 * @returns {string}
 */
function renamed(packageName, files, file) {
  const text = files.get(file) ?? '';
  if (file.endsWith('.css')) {
    return text;
  }
  return renameSpecifiers(text, ({text: name, kind}) => {
    if (kind === 'url') {
      return name.replace(/\.tsx?$/, '.js');
    }
    const target = name.startsWith('.') ? resolveRelative(files, file, name) : THEME;
    const leavesTheme = file.startsWith(THEME) && !target.startsWith(THEME);
    return leavesTheme ? `${packageName}/lib/${target.replace(/\.(?:tsx?|js)$/, '')}` : name;
  });
}

/**
 * The types' path of a source.
 *
 * @param {string} source
 */
function toTypes(source) {
  return source.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
}

/**
 * Types that come with ambient ones, for who imports them from the package.
 *
 * @param {string} text
 * @param {readonly string[]} ambient
 */
function withReferences(text, ambient) {
  return [...ambient.map(file => `/// <reference path="./${file}" />\n`), text].join('');
}
