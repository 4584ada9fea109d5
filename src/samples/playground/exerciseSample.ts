import type {Sample, SampleFile} from '../../../theme-plugin/playground/src/code';
import type {AppReader} from '../../snapshots/appFiles';
import {answerFiles} from '../exercises/answerFiles';
import type {Exercise} from '../Fence';
import type {VirtualFile} from '../projects/projects';
import {filesOf} from './importedFiles';

const nameOf = ({fence}: VirtualFile): string => fence.marks.title ?? '';

const wholeFile = (file: VirtualFile): SampleFile => ({
  name: nameOf(file),
  text: file.fence.code.join('\n').trimEnd(),
});

/** The file that the reader completes. The page may show only an excerpt of it. */
function startFile(file: VirtualFile, {from, to}: {from: number; to: number}): SampleFile {
  const {code} = file.fence;
  const [above, below] = [code.slice(0, from), code.slice(to)];
  return {
    name: nameOf(file),
    text: code.slice(from, to).join('\n'),
    ...(above.length > 0 && {before: `${above.join('\n')}\n`}),
    ...(below.length > 0 && {after: `\n${below.join('\n')}`}),
  };
}

/**
 * The sample of an exercise that readers solve on the page, with its checks, or why it can't run in a browser.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 */
export function exerciseSample(
  exercise: Exercise,
  apps: AppReader,
  packagesRoot: string,
): Sample | string {
  const {answer, checks, shown} = answerFiles(exercise, [exercise.start], apps, packagesRoot);
  const files = filesOf(answer);
  const checkFiles = filesOf(checks);
  if (typeof files === 'string') {
    return files;
  }
  if (typeof checkFiles === 'string') {
    return checkFiles;
  }
  // The start may not use yet what the solution needs.
  const solved = filesOf(answerFiles(exercise, exercise.solution, apps, packagesRoot).answer);
  const known = new Set([nameOf(answer), nameOf(checks), ...files.map(nameOf)]);
  const needed = typeof solved === 'string' ? [] : solved.filter(file => !known.has(nameOf(file)));
  const others = [...files.slice(1), ...needed];
  const names = others.map(nameOf);
  return {
    isTitled: true,
    files: [startFile(answer, shown), ...others.map(wholeFile)],
    checks: {
      files: checkFiles
        .filter(file => file !== answer && !names.includes(nameOf(file)))
        .map(wholeFile),
      sentences: exercise.sentences,
    },
  };
}
