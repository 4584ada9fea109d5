import {translate} from '@docusaurus/Translate';
import {MODULE_PREFIX} from '../shared/constants';
import {importCandidates} from '../shared/importCandidates';
import type {Manifest} from '../shared/Manifest';
import type {CellModule} from '../shared/messages';
import type {Sample} from '../shared/Sample';
import {parse} from './parse';
import {SampleError} from './SampleError';

const IMPORTING = ['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'];

/** Files that an app's bundler handles, but that a run doesn't need. */
const ASSET = /\.(css|scss|svg|png|jpe?g|gif|webp|avif|woff2?)$/;

/** The string after `from` or in `import(…)`, with its quotes. */
interface Specifier {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function specifiersOf(code: string): Specifier[] {
  const found: Specifier[] = [];
  parse(code, 'jsx').iterate({
    enter({name, from, to, node}) {
      if (name === 'String' && IMPORTING.includes(node.parent?.name ?? '')) {
        found.push({name: code.slice(from + 1, to - 1), from, to});
      }
    },
  });
  return found;
}

/** Resolves a relative import. An untitled block is in the project's folder and may import as if it were in `src/`. */
function resolve(sample: Sample, importer: string, specifier: string): string | undefined {
  const isUntitled = importer === sample.files[0]?.name && !sample.isTitled;
  const folders = isUntitled ? ['.', 'src'] : [importer.split('/').slice(0, -1).join('/') || '.'];
  const names = new Set(sample.files.map(({name}) => name));
  return folders
    .flatMap(folder => importCandidates(folder, specifier))
    .find(candidate => names.has(candidate));
}

const unknownFile = (specifier: string) =>
  translate(
    {
      id: 'folio.Playground.unknownFile',
      message: 'No file “{specifier}” in this sample.',
      description: 'Error in the playground: an import of a file that is not there',
    },
    {specifier},
  );

const unknownPackage = (name: string, names: readonly string[]) =>
  translate(
    {
      id: 'folio.Playground.unknownPackage',
      message: 'The package “{name}” isn’t available here. Samples can import {names}.',
      description: 'Error in the playground: an import of a package that it does not have',
    },
    {name, names: names.join(', ')},
  );

const circularImport = (one: string, other: string) =>
  translate(
    {
      id: 'folio.Playground.circularImport',
      message: '{one} and {other} import each other, which only works in an app with a bundler.',
      description: 'Error in the playground: two files that import each other',
    },
    {one, other},
  );

/** A module that adds a style sheet to the document, if there is one. */
const styleModule = (css: string) =>
  `const style = globalThis.document?.head.appendChild(document.createElement('style'));
if (style) style.textContent = ${JSON.stringify(css)};
export default {}`;

/** A sample's modules in the order in which the cell links them. */
export interface LinkedSample {
  readonly modules: readonly CellModule[];
  /** The packages that they import, each one after those that it imports. */
  readonly packages: readonly string[];
}

/**
 * Orders a sample's files and packages, and replaces what they import with the names of modules.
 *
 * @param codeOf - compiles a file of the sample
 * @throws {SampleError} where something can't be imported
 */
export function linkSample(
  sample: Sample,
  manifest: Pick<Manifest, 'packages'>,
  codeOf: (file: string) => string,
): LinkedSample {
  const modules: CellModule[] = [];
  const packages = new Set<string>();
  const done = new Set<string>();
  const open: string[] = [];

  function addPackage(name: string): void {
    if (!packages.has(name)) {
      manifest.packages[name]?.imports.forEach(addPackage);
      packages.add(name);
    }
  }

  function nameOf(importer: string, {name: specifier, from}: Specifier, code: string): string {
    const place = {file: importer, line: code.slice(0, from).split('\n').length};
    if (!specifier.startsWith('.')) {
      const name = specifier === 'assert/strict' ? 'node:assert/strict' : specifier;
      if (!Object.hasOwn(manifest.packages, name)) {
        throw new SampleError(unknownPackage(name, Object.keys(manifest.packages)), place);
      }
      addPackage(name);
      return name;
    }
    const file = resolve(sample, importer, specifier);
    if (file !== undefined) {
      if (open.includes(file)) {
        throw new SampleError(circularImport(file, importer), place);
      }
      addFile(file);
      return file;
    }
    if (!ASSET.test(specifier)) {
      throw new SampleError(unknownFile(specifier), place);
    }
    if (!done.has(specifier)) {
      done.add(specifier);
      modules.push({name: specifier, text: 'export default {}'});
    }
    return specifier;
  }

  /** A file's module, but with the names that it imports as they're written. */
  function textOf(file: string): {text: string; specifiers: Specifier[]} {
    const code = codeOf(file);
    if (file.endsWith('.json')) {
      return {text: `export default ${code}`, specifiers: []};
    }
    if (file.endsWith('.css')) {
      return {text: styleModule(code), specifiers: []};
    }
    return {text: code, specifiers: specifiersOf(code)};
  }

  function addFile(file: string): void {
    if (done.has(file)) {
      return;
    }
    done.add(file);
    open.push(file);
    const {text: code, specifiers} = textOf(file);
    let text = code;
    for (const specifier of specifiers.reverse()) {
      const name = MODULE_PREFIX + nameOf(file, specifier, code);
      text = text.slice(0, specifier.from) + JSON.stringify(name) + text.slice(specifier.to);
    }
    open.pop();
    modules.push({name: file, text});
  }

  addFile(sample.files[0]?.name ?? '');
  return {modules, packages: Array.from(packages)};
}
