import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {resolveInProject} from '../projects/resolveInProject';
import {CONFIG} from './compilerHost';
import {isOpenToImplicitAny, splitPrograms} from './typeCheck';
import type {Fault} from '../Fence';
import type {VirtualFile} from '../projects/projects';

/** Folder in the packages' root for the written files. It's not in Git. */
const CACHE_FOLDER = '.cache';

const FAULT = /^(?<file>.+?)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.+)$/;

/**
 * Checks the samples again with the native compiler, TypeScript 7. It has no JavaScript API, so the files are written
 * to disk and its command checks them. Errors that `expect-error` names aren't faults: TypeScript 6 has already checked
 * that they occur.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 * @returns faults, with messages that begin with `TypeScript 7:`
 * @throws {Error} if the compiler isn't installed, or prints something other than an error in a file
 */
export async function nativeTypeCheck(
  samples: VirtualFile[],
  packagesRoot: string,
): Promise<Fault[]> {
  const cache = path.join(packagesRoot, CACHE_FOLDER);
  fs.mkdirSync(cache, {recursive: true});
  // A separate folder for each run, because several may be running at once.
  const folder = fs.mkdtempSync(path.join(cache, 'samples-'));
  const faults = [];
  try {
    for (const [index, list] of splitPrograms(samples).entries()) {
      const dump = path.join(folder, String(index));
      const written = writeFiles(list, dump);
      const found = await check(dump, written, packagesRoot);
      faults.push(...found.filter(({file}) => list.includes(file)).map(({fault}) => fault));
    }
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return faults;
}

/**
 * @param dump - absolute path of the folder
 * @returns the files by their path in the folder
 */
function writeFiles(samples: VirtualFile[], dump: string): Map<string, VirtualFile> {
  const projects = [...new Set(samples.map(({project}) => project))];
  const files = new Set([...projects.flatMap(({files: own}) => [...own.values()]), ...samples]);
  const nameOf = (file: VirtualFile) =>
    path.posix.join(
      `${projects.indexOf(file.project)}`,
      path.relative(file.project.folder, file.path),
    );
  const written = new Map([...files].map(file => [nameOf(file), file]));
  for (const [name, file] of written) {
    const target = path.join(dump, name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, withResolvedImports(file, name, nameOf));
  }
  const code = [...written.keys()].filter(name => !name.endsWith('.json'));
  const config = {compilerOptions: CONFIG, files: code};
  fs.writeFileSync(path.join(dump, 'tsconfig.json'), JSON.stringify(config));
  return written;
}

/**
 * Samples may import from blocks above them and from `src/`. On disk, each import names the file that it resolves to.
 */
function withResolvedImports(
  file: VirtualFile,
  name: string,
  nameOf: (file: VirtualFile) => string,
) {
  const {importedFiles} = ts.preProcessFile(file.text, true, true);
  return importedFiles
    .filter(({fileName}) => fileName.startsWith('.'))
    .sort((a, b) => b.pos - a.pos)
    .reduce((text, {fileName, pos, end}) => {
      const target = resolveInProject(file, fileName);
      const relative = target && path.posix.relative(path.posix.dirname(name), nameOf(target));
      const specifier = relative?.startsWith('.') ? relative : `./${relative}`;
      return relative
        ? text.slice(0, pos) +
            text.slice(pos, end + 2).replace(fileName, specifier) +
            text.slice(end + 2)
        : text;
    }, file.text);
}

/** @returns the errors, including any outside the samples */
async function check(
  dump: string,
  written: Map<string, VirtualFile>,
  packagesRoot: string,
): Promise<{file: VirtualFile; fault: Fault}[]> {
  const output = await runCompiler(dump, packagesRoot);
  return output
    .split('\n')
    .filter(line => line.includes('error TS'))
    .flatMap(text => {
      const {file, line, code, message} = FAULT.exec(text)?.groups ?? {};
      const found = written.get(file ?? '');
      if (!found) {
        throw new Error(`TypeScript 7 cannot check samples: ${text}`);
      }
      const {fence} = found;
      const isMeant =
        fence.marks.expectError?.includes(Number(code)) || isOpenToImplicitAny(fence, Number(code));
      return isMeant
        ? []
        : [
            {
              file: found,
              fault: {
                page: fence.page,
                line: Number(line),
                message: `TypeScript 7: TS${code} ${message}`,
              },
            },
          ];
    });
}

/**
 * @param packagesRoot - where the tutorial apps have this version installed
 * @returns the compiler's output
 */
function runCompiler(folder: string, packagesRoot: string): Promise<string> {
  const require = createRequire(path.join(packagesRoot, 'examples/package.json'));
  const command = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [command, '-p', 'tsconfig.json', '--pretty', 'false'],
      {cwd: folder, maxBuffer: 64 * 1024 * 1024},
      (error, stdout, stderr) => {
        // The exit code is 1 or 2 if it found errors. The errors are in the output.
        if (error && !stdout.includes('error TS')) {
          reject(new Error(`TypeScript 7 ended without a word: ${stderr || error.message}`));
        } else {
          resolve(stdout);
        }
      },
    );
  });
}
