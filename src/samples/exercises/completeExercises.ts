import type {Fence, Fault} from '../Fence';
import {readSentences} from './readSentences';

/** An exercise that readers solve on the page. */
export interface Exercise {
  /** What readers begin with. */
  readonly start: Fence;
  readonly solution: readonly Fence[];
  readonly checks: Fence;
  /** Answers that fail at least one check. */
  readonly wrong: readonly Fence[];
}

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

/** The blocks of each exercise on a page that has something to judge. */
function judgedExercises(fences: readonly Fence[]): Fence[][] {
  const judged = new Set(fences.flatMap(({marks, exercise}) => (marks.role ? [exercise] : [])));
  return [...judged].map(line => fences.filter(({exercise}) => exercise === line));
}

/** `src/moveUp.ts` → `src/moveUp.checks.ts` */
const checksFile = (title: string): string => title.replace(/(\.\w+)$/, '.checks$1');

function faultsOf(fences: readonly Fence[]): Fault[] {
  const {starts, checks, wrong, solution} = partsOf(fences);
  const first = starts[0] ?? checks[0] ?? wrong[0];
  const fault = (isFault: boolean, fence: Fence | undefined, message: string): Fault[] =>
    isFault && fence ? [{page: fence.page, line: fence.line, message}] : [];
  const title = starts[0]?.marks.title;
  return [
    ...fault(first?.exercise === undefined, first, 'this block belongs into an :::exercise'),
    ...fault(starts.length !== 1, first, 'an exercise with checks needs one block with "start"'),
    ...fault(starts.length === 1 && !title, first, 'mark "start" needs title="…", its file'),
    ...fault(checks.length !== 1, first, 'an exercise with "start" needs one block with "checks"'),
    ...fault(wrong.length === 0, first, 'an exercise with checks needs a block with "wrong"'),
    ...fault(
      !solution.some(({marks}) => marks.title === title),
      first,
      'an exercise with checks needs a solution whose title is that of "start"',
    ),
  ];
}

/**
 * Gives the blocks of an exercise what they have in common: the file of the start, which a wrong answer replaces and the
 * checks are beside, and the app of the solution.
 *
 * @returns what's wrong with exercises that have something to judge
 */
export function completeExercises(fences: readonly Fence[]): Fault[] {
  return judgedExercises(fences).flatMap(exercise => {
    const faults = faultsOf(exercise);
    const {starts, checks, wrong, solution} = partsOf(exercise);
    const title = starts[0]?.marks.title;
    if (faults.length > 0 || title === undefined) {
      return faults;
    }
    const app = solution.find(({marks}) => marks.solution)?.marks.solution;
    for (const {marks} of [...starts, ...checks, ...wrong]) {
      marks.title = marks.role === 'checks' ? checksFile(title) : title;
      marks.solution = app;
    }
    return checks.flatMap(fence => {
      const read = readSentences(fence);
      return 'message' in read ? [{page: fence.page, ...read}] : [];
    });
  });
}

/** The exercises on a page that readers solve there. Those with a fault are left out. */
export function exercisesOf(fences: readonly Fence[]): Exercise[] {
  return judgedExercises(fences).flatMap(exercise => {
    const {starts, checks, wrong, solution} = partsOf(exercise);
    const [start] = starts;
    const [check] = checks;
    return start && check && faultsOf(exercise).length === 0
      ? [{start, checks: check, wrong, solution}]
      : [];
  });
}
