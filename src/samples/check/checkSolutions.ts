import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {nameOf} from '../../snapshots/snapshotName';
import {compileApp} from './compileApp';
import {mergeExcerpt} from '../excerpts/mergeExcerpt';
import {solutionKey, type PassedSamples} from './passedSamples';
import type {Fence, Fault} from '../Fence';

/** An app with the solution to one exercise applied. */
interface Overlay {
  /** Path in the app → text. */
  files: Map<string, string>;
  /** Files of the solution. `lineOf` maps a line in the file to a line on the page. */
  written: Map<string, {fence: Fence; lineOf: (line: number) => number}>;
  /** Faults of blocks that don't fit into their file. */
  faults: Fault[];
}

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
    const overlay = overlayOf(app, apps, answer);
    return overlay.faults.length > 0 ? overlay.faults : compileOnce(app, overlay, passed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{page, line, message: `solution=${nameOf(app)}: ${reason}`}];
  }
}

function overlayOf(app: Snapshot, apps: AppReader, answer: Fence[]): Overlay {
  const overlay: Overlay = {files: new Map(), written: new Map(), faults: []};
  for (const file of apps.list(app).keys()) {
    overlay.files.set(file, apps.read(app, file) ?? '');
  }
  for (const fence of answer) {
    const {page, line, code, marks} = fence;
    const title = marks.title ?? '';
    const {lines, origins, miss} = mergeExcerpt(code, overlay.files.get(title)?.split('\n'));
    if (miss) {
      overlay.faults.push({
        page,
        line: line + 1 + miss.index,
        message: `${miss.message} (${title})`,
      });
    }
    overlay.files.set(title, lines.join('\n'));
    overlay.written.set(title, {
      fence,
      lineOf: index => (origins.has(index) ? line + 1 + (origins.get(index) ?? 0) : line),
    });
  }
  return overlay;
}

/** Compiles a solution unless it has passed before. */
function compileOnce(snapshot: Snapshot, overlay: Overlay, passed: PassedSamples): Fault[] {
  const key = solutionKey(snapshot, overlay.files);
  if (passed.resultsOf(key) !== undefined) {
    return [];
  }
  const faults = compile(snapshot, overlay);
  if (faults.length === 0) {
    passed.add(key, 0);
  }
  return faults;
}

/** Unused variables, parameters, and imports, which an unfinished answer may have. */
const UNUSED = /^TS(6133|6192|6196|6198) /;

/** @returns the errors; an error in a file that the page doesn't show is reported at the solution's first block */
function compile(snapshot: Snapshot, {files, written}: Overlay): Fault[] {
  const [any] = written.values();
  const errors = compileApp(snapshot, files).filter(
    ({message}) => !(any && isUnfinished(any.fence) && UNUSED.test(message)),
  );
  return errors.map(({file, line, message}) => {
    const place = written.get(file);
    const {page, line: opening} = (place ?? any)?.fence ?? {page: '', line: 0};
    return place
      ? {page, line: place.lineOf(line), message}
      : {page, line: opening, message: `${message} (in ${file}:${line + 1}, with this solution)`};
  });
}
