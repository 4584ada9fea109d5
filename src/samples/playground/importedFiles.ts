import {transform} from 'sucrase';
import ts from 'typescript';
import type {VirtualFile} from '../projects/projects';
import {resolveInProject} from '../projects/resolveInProject';
import {PLAYGROUND_MODULES, PLAYGROUND_PACKAGES} from './packages';

const ASSET = /\.(css|scss|svg|png|jpe?g|gif|webp|avif|woff2?)$/;

/** The files that a block imports, directly or not, after the block itself, or why it can't run in a browser. */
export function filesOf(entry: VirtualFile): VirtualFile[] | string {
  const files: VirtualFile[] = [];
  const open: VirtualFile[] = [];

  function visit(file: VirtualFile): string | undefined {
    if (open.includes(file)) {
      return 'its files import each other';
    }
    if (files.includes(file)) {
      return undefined;
    }
    files.push(file);
    open.push(file);
    for (const fileName of importedNames(file.fence.code.join('\n'), file.path)) {
      const target = fileName.startsWith('.') ? resolveInProject(file, fileName) : undefined;
      const reason = target ? visit(target) : unavailable(fileName);
      if (reason !== undefined) {
        return reason;
      }
    }
    open.pop();
    return undefined;
  }

  return visit(entry) ?? files;
}

const imported = new Map<string, string[]>();

/** What a file imports without its types, as the playground compiles it. It's kept, because most pages stay as they are. */
export function importedNames(text: string, name: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(name)) {
    return [];
  }
  let names = imported.get(text);
  if (!names) {
    const {code} = transform(text, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    names = ts.preProcessFile(code).importedFiles.map(({fileName}) => fileName);
    imported.set(text, names);
  }
  return names;
}

function unavailable(specifier: string): string | undefined {
  if (
    ASSET.test(specifier) ||
    [...PLAYGROUND_PACKAGES, ...PLAYGROUND_MODULES].includes(specifier)
  ) {
    return undefined;
  }
  return `it imports ${specifier}`;
}
