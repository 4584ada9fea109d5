import type {LineChange} from './diffLines';

/** The score of an alignment. Kept lines matter most, then complete changes, then having few changes. */
const KEPT = 1e6;
const SPLIT = -1e3;
const CHANGE = -1;

/**
 * The state of an alignment: after a kept line, or in a change. In a change, the last added line is shown or isn't, or
 * there are no added lines.
 */
const AFTER_KEPT = 0;
const NOTHING_ADDED = 1;
const SHOWN = 2;
const HIDDEN = 3;
const STATES = 4;

/** A step to the lines with these indices. */
interface Move {
  i: number;
  j: number;
  state: number;
  worth: number;
}

/**
 * Compares two states of a file that a page has partly shown. Like any diff, it keeps as many lines as possible. Of all
 * ways to do that, it chooses the one with the fewest partially shown changes: readers add a function together with its
 * closing brace, even if a diff could just as well keep that brace and treat the one above as added.
 *
 * @param shown - indices of the shown lines in the new state
 * @returns changes in the order of the lines
 */
export function alignLines(
  before: readonly string[],
  after: readonly string[],
  shown: ReadonlySet<number>,
): LineChange[] {
  const width = after.length + 1;
  const scores = new Float64Array((before.length + 1) * width * STATES);
  const at = (i: number, j: number) => (i * width + j) * STATES;
  const score = (move: Move | undefined) =>
    move ? move.worth + (scores[at(move.i, move.j) + move.state] ?? 0) : -Infinity;

  for (let i = before.length; i >= 0; i -= 1) {
    for (let j = after.length; j >= 0; j -= 1) {
      for (let state = 0; state < STATES && (i < before.length || j < after.length); state += 1) {
        scores[at(i, j) + state] = Math.max(...movesFrom(i, j, state).map(score));
      }
    }
  }

  const changes: LineChange[] = [];
  let [i, j, state] = [0, 0, AFTER_KEPT];
  while (i < before.length || j < after.length) {
    const move = movesFrom(i, j, state).reduce((a, b) => (score(b) > score(a) ? b : a));
    if (state === AFTER_KEPT && move.state !== AFTER_KEPT) {
      changes.push({before: i, removed: 0, after: j, added: 0});
    }
    const change = changes.at(-1);
    if (change && move.state !== AFTER_KEPT) {
      change.removed += move.i - i;
      change.added += move.j - j;
    }
    ({i, j, state} = move);
  }
  return changes;

  /** Returns the possible moves: keep a line, remove one, or add one. */
  function movesFrom(i: number, j: number, state: number): Move[] {
    const moves: Move[] = [];
    const begins = state === AFTER_KEPT ? CHANGE : 0;
    if (i < before.length && before[i] === after[j]) {
      moves.push({i: i + 1, j: j + 1, state: AFTER_KEPT, worth: KEPT});
    }
    if (i < before.length) {
      moves.push({i: i + 1, j, state: Math.max(state, NOTHING_ADDED), worth: begins});
    }
    if (j < after.length) {
      const isBlank = after[j]?.trim() === '';
      const next = isBlank ? Math.max(state, NOTHING_ADDED) : shown.has(j) ? SHOWN : HIDDEN;
      const isSplit = state + next === SHOWN + HIDDEN && state >= SHOWN;
      moves.push({i, j: j + 1, state: next, worth: begins + (isSplit ? SPLIT : 0)});
    }
    return moves;
  }
}
