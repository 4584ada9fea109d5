import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {smallProject} from '../../examples/smallProject.mjs';

/**
 * Parsed files of packages, which all snapshots share: most of the time would go into them.
 *
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const packageFiles = new Map();

/**
 * Compiles an assembled snapshot by its own `tsconfig.json`, without writing anything.
 *
 * @param {string} folder absolute path of the assembled snapshot
 * @returns {string} the errors as `tsc` prints them; empty when there are none
 */
export function checkTypes(folder) {
  const {fileNames, options, errors} = readConfig(folder);
  const program = ts.createProgram(fileNames, options, sharingHost(options));
  const found = [...errors, ...ts.getPreEmitDiagnostics(program)];
  return ts.formatDiagnostics(found, {
    getCanonicalFileName: name => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
}

/** @param {string} folder */
function readConfig(folder) {
  const file = path.join(folder, 'tsconfig.json');
  const {config, error} = fs.existsSync(file)
    ? ts.readConfigFile(file, ts.sys.readFile)
    : {config: smallProject, error: undefined};
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder, undefined, file);
  return {...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors};
}

/** @param {ts.CompilerOptions} options */
function sharingHost(options) {
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
