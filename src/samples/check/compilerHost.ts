import path from 'node:path';
import ts from 'typescript';
import {resolveInProject} from '../projects/resolveInProject';
import type {VirtualFile} from '../projects/projects';

/** The options of both compilers, as in a `tsconfig.json`. */
export const CONFIG = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  // Requires `import type` for types, so that removing types leaves correct imports in the JavaScript.
  verbatimModuleSyntax: true,
  types: ['node', 'vite/client'],
};

export const COMPILER_OPTIONS = ts.convertCompilerOptionsFromJson(CONFIG, '').options;

/**
 * Caches the files of packages, which are the same in every program.
 *
 * @param packagesRoot - absolute folder whose `node_modules` the samples import from
 */
export function createPackageCache(packagesRoot: string) {
  return {
    packagesRoot,
    resolutions: ts.createModuleResolutionCache(packagesRoot, name => name, COMPILER_OPTIONS),
    parsed: new Map(),
  };
}

/** The real file system plus the virtual files. */
export function createHost(
  {packagesRoot, resolutions, parsed}: ReturnType<typeof createPackageCache>,
  files: Map<string, VirtualFile>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const outside = path.posix.join(packagesRoot, 'sample.ts');
  return {
    ...host,
    getCurrentDirectory: () => packagesRoot,
    fileExists: name => files.has(name) || host.fileExists(name),
    readFile: name => files.get(name)?.text ?? host.readFile(name),
    getSourceFile(name, languageVersion) {
      const file = files.get(name);
      if (file) {
        return ts.createSourceFile(name, file.text, languageVersion);
      }
      if (!parsed.has(name)) {
        parsed.set(name, host.getSourceFile(name, languageVersion));
      }
      return parsed.get(name);
    },
    resolveModuleNameLiterals(literals, containing) {
      const importer = files.get(containing);
      return literals.map(({text}) => {
        if (importer && text.startsWith('.')) {
          return {resolvedModule: resolvedModule(resolveInProject(importer, text)?.path)};
        }
        const from = importer ? outside : containing;
        return ts.resolveModuleName(text, from, COMPILER_OPTIONS, host, resolutions);
      });
    },
  };
}

function resolvedModule(resolvedFileName: string | undefined): ts.ResolvedModuleFull | undefined {
  const extension = /(\.d)?\.\w+$/.exec(resolvedFileName ?? '')?.[0];
  return resolvedFileName && extension ? {resolvedFileName, extension} : undefined;
}
