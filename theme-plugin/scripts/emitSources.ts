import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {FOLDER} from './packages';

/**
 * Reads every source file of the package.
 *
 * @param root - folder of the package
 * @returns path below `src/` → text
 * @throws {Error} if a file is neither TypeScript nor CSS nor a README, because it would be missing from the package
 */
export function readSources(root: string): Map<string, string> {
  const dir = path.join(root, 'src');
  const entries = fs.readdirSync(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter(entry => entry.isFile() && entry.name !== 'README.md')
    .map(entry => path.join(entry.parentPath, entry.name));
  const unknown = files.filter(file => !/\.(?:tsx?|css)$/.test(file));
  if (unknown.length > 0) {
    throw new Error(
      `The build knows TypeScript and CSS only, and would lose: ${unknown.join(', ')}`,
    );
  }
  return new Map(
    files.sort().map(file => [toSlashes(path.relative(dir, file)), fs.readFileSync(file, 'utf8')]),
  );
}

/**
 * Compiles TypeScript sources without type checking, which the repository's `tsc --noEmit` does.
 *
 * @param root - folder of the package
 * @param files - paths below `src/`
 * @returns path below `src/` of each `.js` and `.d.ts` file → its text
 * @throws {Error} with the compiler's message if it can't emit
 */
export function emitSources(root: string, files: Iterable<string>): Map<string, string> {
  const emitted: Map<string, string> = new Map();
  const rootDir = path.join(root, 'src');
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(FOLDER, 'tsconfig.build.json'),
    {noCheck: true, rootDir, outDir: rootDir},
    {...ts.sys, onUnRecoverableConfigFileDiagnostic: fault => throwFaults([fault])},
  );
  const {options = {}, errors = []} = config ?? {};
  const names = Array.from(files, file => path.join(rootDir, file)).filter(file =>
    /\.tsx?$/.test(file),
  );
  const {diagnostics} = ts.createProgram(names, options).emit(undefined, (file, text) => {
    const name = toSlashes(path.relative(rootDir, file));
    // The sources of other packages are compiled with those.
    if (!name.startsWith('../')) {
      emitted.set(name, text);
    }
  });
  throwFaults([...errors, ...diagnostics]);
  return emitted;
}

function throwFaults(faults: readonly ts.Diagnostic[]) {
  if (faults.length > 0) {
    throw new Error(
      ts.formatDiagnostics(faults, {
        getCanonicalFileName: file => file,
        getCurrentDirectory: () => process.cwd(),
        getNewLine: () => '\n',
      }),
    );
  }
}

function toSlashes(file: string) {
  return file.split(path.sep).join('/');
}
