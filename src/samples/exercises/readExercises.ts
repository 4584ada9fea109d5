import type {Exercise, Fault, Fence} from '../Fence';
import {readSentences} from './readSentences';

function partsOf(fences: readonly Fence[]) {
  const withRole = (role: Fence['marks']['role']) =>
    fences.filter(({marks}) => marks.role === role);
  return {
    starts: withRole('start'),
    checks: withRole('checks'),
    wrong: withRole('wrong'),
    solution: withRole(undefined).filter(({marks}) => marks.title),
  };
}

/** `src/moveUp.ts` → `src/moveUp.checks.ts` */
const checksFile = (title: string): string => title.replace(/(\.\w+)$/, '.checks$1');

function faultsOf({starts, checks, wrong, solution}: ReturnType<typeof partsOf>): Fault[] {
  const first = starts[0] ?? checks[0] ?? wrong[0];
  const title = starts[0]?.marks.title;
  const faults: [isFault: boolean, message: string][] = [
    [first?.exercise === undefined, 'this block belongs into an :::exercise'],
    [starts.length !== 1, 'an exercise with checks needs one block with "start"'],
    [starts.length === 1 && !title, 'mark "start" needs title="…", its file'],
    [checks.length !== 1, 'an exercise with "start" needs one block with "checks"'],
    [wrong.length === 0, 'an exercise with checks needs a block with "wrong"'],
    [
      !solution.some(({marks}) => marks.title === title),
      'an exercise with checks needs a solution whose title is that of "start"',
    ],
  ];
  return faults.flatMap(([isFault, message]) =>
    isFault && first ? [{page: first.page, line: first.line, message}] : [],
  );
}

/**
 * Reads the exercises on a page that readers solve there. It gives their fences what they have in common: the file of the
 * start, which a wrong answer replaces and the checks are beside, and the app of the solution.
 */
export function readExercises(fences: readonly Fence[]): {exercises: Exercise[]; faults: Fault[]} {
  const exercises: Exercise[] = [];
  const faults: Fault[] = [];
  const lines = new Set(fences.flatMap(({marks, exercise}) => (marks.role ? [exercise] : [])));
  for (const line of lines) {
    const parts = partsOf(fences.filter(({exercise}) => exercise === line));
    const {starts, checks, wrong, solution} = parts;
    const [[start], [check]] = [starts, checks];
    const title = start?.marks.title;
    const found = faultsOf(parts);
    faults.push(...found);
    if (found.length > 0 || !start || !check || title === undefined) {
      continue;
    }
    const app = solution.find(({marks}) => marks.solution)?.marks.solution;
    for (const {marks} of [start, check, ...wrong]) {
      marks.title = marks.role === 'checks' ? checksFile(title) : title;
      marks.solution = app;
    }
    const read = readSentences(check);
    if ('message' in read) {
      faults.push({page: check.page, ...read});
    } else {
      exercises.push({start, solution, checks: check, wrong, sentences: read.sentences});
    }
  }
  return {exercises, faults};
}
