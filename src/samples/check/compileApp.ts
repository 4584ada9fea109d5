import path from 'node:path';
import ts from 'typescript';
import {linkPackages, snapshotFolder} from '../../snapshots/snapshotFolder';
import type {Snapshot} from '../../snapshots/Snapshot';

/** `line` is zero-based. */
interface AppFault {
  file: string;
  line: number;
  message: string;
}

/**
 * Compiles an app with its own settings and the examples' packages. Its files don't have to exist on disk.
 *
 * @param snapshot - the part that the app is based on
 * @param files - path in the app → text
 */
export function compileApp(snapshot: Snapshot, files: Map<string, string>): AppFault[] {
  linkPackages();
  const folder = snapshotFolder(snapshot);
  const virtual = new Map([...files].map(([file, text]) => [path.posix.join(folder, file), text]));
  const options = optionsOf(files);
  const rootNames = [...files.keys()]
    .filter(file => /^src\/.*\.tsx?$/.test(file))
    .map(file => path.posix.join(folder, file));
  const program = ts.createProgram({rootNames, options, host: hostOf(options, virtual, folder)});
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, code, messageText}) => ({
    file: file?.fileName.slice(folder.length + 1) ?? '',
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}

/** @returns the app's compiler options */
function optionsOf(files: Map<string, string>): ts.CompilerOptions {
  const {config} = ts.parseConfigFileTextToJson('tsconfig.json', files.get('tsconfig.json') ?? '');
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, '/');
  return {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
    tsBuildInfoFile: undefined,
  };
}

/** Parsed files of packages. All solutions share them, because parsing takes most of the time. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * The file system plus the files of an app, in the folder where the app is usually assembled.
 *
 * @param virtual - the files by absolute path
 */
function hostOf(
  options: ts.CompilerOptions,
  virtual: Map<string, string>,
  folder: string,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const isInApp = (name: string) => name.startsWith(`${folder}/`);
  return {
    ...host,
    getCurrentDirectory: () => folder,
    // Folders of the app may not exist on disk. Without this method, the compiler looks for the files directly.
    directoryExists: undefined,
    fileExists: name => (isInApp(name) ? virtual.has(name) : host.fileExists(name)),
    readFile: name => (isInApp(name) ? virtual.get(name) : host.readFile(name)),
    getSourceFile(name, target, ...rest) {
      if (isInApp(name)) {
        const text = virtual.get(name);
        return text === undefined ? undefined : ts.createSourceFile(name, text, target);
      }
      const key = JSON.stringify([name, target]);
      if (!packageFiles.has(key)) {
        packageFiles.set(key, host.getSourceFile(name, target, ...rest));
      }
      return packageFiles.get(key);
    },
  };
}
