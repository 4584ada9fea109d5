import ts from 'typescript';
import {COMPILER_OPTIONS, createHost, createPackageCache} from './compilerHost';
import type {Fence, Fault} from '../Fence';
import type {Projects, VirtualFile} from '../projects/projects';

/** The errors of `noImplicitAny`. JavaScript has no syntax for the annotations that they call for. */
const IMPLICIT_ANY = [
  7005, 7006, 7008, 7010, 7011, 7015, 7017, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
];

/** Code that declares something globally, which other projects in the same program would see. */
const GLOBAL_DECLARATION = /^\s*declare\s+(global\b|module\s+['"])/m;

/**
 * Creates a type check that keeps the packages' parsed types between calls.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 */
export function createTypeChecker(packagesRoot: string) {
  const cache = createPackageCache(packagesRoot);
  /**
   * Checks the samples in one program. A project with global declarations gets its own.
   *
   * @param samples - the files whose errors are reported
   * @throws {Error} if the compiler itself fails, for example because of an invalid option or a missing library
   */
  return function typeCheck({files}: Projects, samples: VirtualFile[]): Fault[] {
    const host = createHost(cache, files);
    return splitPrograms(samples).flatMap(list => checkProgram(list, host));
  };
}

/**
 * Groups the samples into programs. Projects with global declarations are checked separately.
 *
 * @returns one list per program
 */
export function splitPrograms(samples: VirtualFile[]): VirtualFile[][] {
  const declaring = samples.filter(file => [file, ...file.project.files.values()].some(declares));
  const apart = [...new Set(declaring.map(({project}) => project))];
  return [
    samples.filter(({project}) => !apart.includes(project)),
    ...apart.map(project => samples.filter(file => file.project === project)),
  ].filter(list => list.length > 0);
}

function declares({path, text}: VirtualFile) {
  return path.endsWith('.d.ts') || GLOBAL_DECLARATION.test(text);
}

function checkProgram(samples: VirtualFile[], host: ts.CompilerHost): Fault[] {
  // Declaration files apply to their whole project without being imported.
  const ambient = samples
    .flatMap(({project}) => [...project.files.values()])
    .filter(({path}) => path.endsWith('.d.ts'));
  const rootNames = [...new Set([...samples, ...ambient].map(({path}) => path))];
  const program = ts.createProgram({rootNames, options: COMPILER_OPTIONS, host});
  const [broken] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken) {
    throw new Error(`The compiler cannot check samples: ${messageOf(broken)}`);
  }
  return samples.flatMap(file => checkFile(program, file));
}

function checkFile(program: ts.Program, {path, fence}: VirtualFile): Fault[] {
  const {page, line, marks} = fence;
  const sourceFile = program.getSourceFile(path);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(sourceFile),
    ...program.getSemanticDiagnostics(sourceFile),
  ].filter(({code}) => !isOpenToImplicitAny(fence, code));
  const expected = marks.expectError ?? [];
  const missing = expected.filter(code => !diagnostics.some(found => found.code === code));
  return [
    ...missing.map(code => ({
      page,
      line,
      message: `expect-error=${code}: TS${code} does not occur`,
    })),
    ...diagnostics
      .filter(({code}) => !expected.includes(code))
      .map(found => ({
        page,
        line: (sourceFile?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? line) + 1,
        message: `TS${found.code} ${messageOf(found)}`,
      })),
  ];
}

/** Whether this is an error that JavaScript code is allowed to have. */
export function isOpenToImplicitAny({lang}: Fence, code: number): boolean {
  return lang.startsWith('js') && IMPLICIT_ANY.includes(code);
}

function messageOf({messageText}: ts.Diagnostic) {
  return ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
}
