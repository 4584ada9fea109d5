import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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
 * Compiles every TypeScript source without type checking, which the repository's `tsc --noEmit` does.
 *
 * @param root - folder of the package
 * @returns path below `src/` of each `.js` and `.d.ts` file → its text
 * @throws {Error} with the compiler's message if it can't emit
 */
export function emitSources(root: string): Map<string, string> {
  const emitted: Map<string, string> = new Map();
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.build.json'),
    {noCheck: true},
    {...ts.sys, onUnRecoverableConfigFileDiagnostic: fault => throwFaults([fault])},
  );
  const {fileNames = [], options = {}, errors = []} = config ?? {};
  const {diagnostics} = ts.createProgram(fileNames, options).emit(undefined, (file, text) => {
    emitted.set(toSlashes(path.relative(options.outDir ?? root, file)), text);
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
