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
    for (const {fileName} of importsOf(file)) {
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

/** The imports that are left without types, as the playground compiles them. */
function importsOf({path: file, text}: VirtualFile) {
  return file.endsWith('.json')
    ? []
    : ts.preProcessFile(
        transform(text, {
          transforms: ['typescript', 'jsx'],
          jsxRuntime: 'automatic',
          production: true,
          disableESTransforms: true,
        }).code,
      ).importedFiles;
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
