import path from 'node:path';
import ts from 'typescript';

/** Parsed files of packages. All snapshots share them, because parsing takes most of the time. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles an assembled snapshot with its own `tsconfig.json`, without writing anything.
 *
 * @param folder - absolute path of the assembled snapshot
 * @returns the errors as `tsc` prints them, or an empty string
 */
export function checkTypes(folder: string): string {
  const {fileNames, options, errors} = readConfig(folder);
  const program = ts.createProgram(fileNames, options, sharingHost(options));
  const found = [...errors, ...ts.getPreEmitDiagnostics(program)];
  return ts.formatDiagnostics(found, {
    getCanonicalFileName: name => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
}

function readConfig(folder: string) {
  const file = path.join(folder, 'tsconfig.json');
  const {config, error} = ts.readConfigFile(file, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder, undefined, file);
  return {...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors};
}

function sharingHost(options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, target, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, target, ...rest);
    const key = JSON.stringify([name, target]);
    if (!packageFiles.has(key)) packageFiles.set(key, read(name, target, ...rest));
    return packageFiles.get(key);
  };
  return host;
}
