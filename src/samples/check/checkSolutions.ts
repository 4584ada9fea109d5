import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {nameOf} from '../../snapshots/snapshotName';
import {compileApp} from './compileApp';
import {applyAnswer} from '../exercises/applyAnswer';
import {solutionKey, type PassedSamples} from './passedSamples';
import type {Fence, Fault} from '../Fence';

const isUnfinished = ({marks: {role}}: Fence): boolean => role === 'start' || role === 'wrong';

/** The solution with the checks, and each unfinished answer with the other files of the solution. */
function answersOf(exercise: readonly Fence[]): Fence[][] {
  const complete = exercise.filter(fence => !isUnfinished(fence));
  const files = complete.filter(({marks}) => marks.role === undefined);
  const unfinished = exercise
    .filter(isUnfinished)
    .map(fence => [fence, ...files.filter(({marks}) => marks.title !== fence.marks.title)]);
  return [complete, ...unfinished].filter(answer => answer.length > 0);
}

/**
 * Compiles the solutions to exercises (`solution=name/N`), each in the app after part N. All blocks of an exercise
 * form one solution, apart from the start and the wrong answers of one that readers solve on the page.
 */
export function checkSolutions(apps: AppReader, fences: Fence[], passed: PassedSamples): Fault[] {
  const exercises = new Map<string, Fence[]>();
  for (const fence of fences) {
    const {solution, title} = fence.marks;
    if (solution && title) {
      const key = `${fence.page}:${fence.exercise ?? 0}:${nameOf(solution)}`;
      exercises.set(key, [...(exercises.get(key) ?? []), fence]);
    }
  }
  return [...exercises.values()]
    .flatMap(answersOf)
    .flatMap(answer => checkAnswer(apps, answer, passed));
}

function checkAnswer(apps: AppReader, answer: Fence[], passed: PassedSamples): Fault[] {
  const [{page, line, marks}] = answer as [Fence];
  const app = marks.solution as Snapshot;
  try {
    const answered = applyAnswer(apps, app, answer);
    const files = new Map(
      Array.from(answered.files, ([file, lines]): [string, string] => [file, lines.join('\n')]),
    );
    const key = solutionKey(app, files);
    if (answered.faults.length > 0 || passed.resultsOf(key) !== undefined) {
      return [...answered.faults];
    }
    const faults = compile(app, files, answered);
    if (faults.length === 0) {
      passed.add(key, 0);
    }
    return faults;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{page, line, message: `solution=${nameOf(app)}: ${reason}`}];
  }
}

/** Unused variables, parameters, and imports, which an unfinished answer may have. */
const UNUSED = /^TS(6133|6192|6196|6198) /;

/** @returns the errors; an error in a file that the page doesn't show is reported at the solution's first fence */
function compile(
  snapshot: Snapshot,
  files: Map<string, string>,
  {written}: ReturnType<typeof applyAnswer>,
): Fault[] {
  const [any] = written.values();
  const errors = compileApp(snapshot, files).filter(
    ({message}) => !(any && isUnfinished(any.fence) && UNUSED.test(message)),
  );
  return errors.map(({file, line, message}) => {
    const place = written.get(file);
    const {page, line: opening} = (place ?? any)?.fence ?? {page: '', line: 0};
    if (!place) {
      const where = `in ${file}:${line + 1}, with this solution`;
      return {page, line: opening, message: `${message} (${where})`};
    }
    const origin = place.origins.get(line);
    return {page, line: origin === undefined ? opening : opening + 1 + origin, message};
  });
}
