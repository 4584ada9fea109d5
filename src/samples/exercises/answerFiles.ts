import type {AppReader} from '../../snapshots/appFiles';
import {VIRTUAL_FOLDER} from '../constants';
import type {VirtualFile} from '../projects/projects';
import type {Exercise, Fence} from '../Fence';
import {applyAnswer} from './applyAnswer';

const CODE = /\.(?:[jt]sx?|json)$/;

/** The files of an exercise with one answer to it. */
interface AnswerFiles {
  readonly files: ReadonlyMap<string, VirtualFile>;
  readonly answer: VirtualFile;
  readonly checks: VirtualFile;
  /** Lines of the answer's file that its block shows. `to` is exclusive. */
  readonly shown: {readonly from: number; readonly to: number};
  /** Adds a file that can import the others. */
  readonly add: (title: string, code: readonly string[]) => VirtualFile;
}

/**
 * Puts an answer into the app of its exercise, or into an empty project.
 *
 * @param answer - the blocks of the solution, or one block
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 * @throws Error if a block doesn't fit into its file
 */
export function answerFiles(
  {start, checks}: Exercise,
  answer: readonly Fence[],
  apps: AppReader,
  packagesRoot: string,
): AnswerFiles {
  const folder = `${packagesRoot}/${VIRTUAL_FOLDER}/exercise/${start.page}/${start.line}/${answer[0]?.line}`;
  const project = {folder, files: new Map<string, VirtualFile>()};
  const title = start.marks.title ?? '';
  const {files, written, faults} = applyAnswer(apps, start.marks.solution, answer);
  if (faults[0]) {
    throw new Error(faults[0].message);
  }

  function add(name: string, code: readonly string[], origin?: Fence): VirtualFile {
    const lang = name.slice(name.lastIndexOf('.') + 1);
    const marks = {run: false, avoid: false, hidden: false, ...origin?.marks, title: name};
    const fence = {page: start.page, line: 0, ...origin, lang, code, marks};
    const file = {path: `${folder}/${name}`, text: code.join('\n'), fence, project};
    project.files.set(name, file);
    return file;
  }

  for (const [name, lines] of files) {
    if (CODE.test(name)) {
      add(name, lines, written.get(name)?.fence);
    }
  }
  const places = [...(written.get(title)?.origins.keys() ?? [])];
  const found = project.files.get(title);
  if (!found) {
    throw new Error(`the answer has no file ${title}`);
  }
  return {
    files: project.files,
    answer: found,
    checks: add(checks.marks.title ?? '', checks.code, checks),
    shown: {from: Math.min(...places), to: Math.max(...places) + 1},
    add,
  };
}
