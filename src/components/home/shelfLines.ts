import type {ShelfState} from './timeline';

export type ShelfAction = 'drillRequested' | 'drillReturned';

/** The reducers in `shelf.ts`, as the home page shows them. A unit test compares the two. */
export const SHELF_LINES = [
  'drillRequested(state) {',
  '  if (state.drills > 0) state.drills -= 1',
  '  else state.waiting += 1',
  '},',
  'drillReturned(state) {',
  '  if (state.waiting > 0) state.waiting -= 1',
  '  else state.drills += 1',
  '},',
] as const;

/** The index of the line that computes the next state. A unit test checks it against the real reducers. */
export function lineThatRuns(action: ShelfAction, {drills, waiting}: ShelfState): number {
  if (action === 'drillRequested') {
    return drills > 0 ? 1 : 2;
  }
  return waiting > 0 ? 5 : 6;
}
