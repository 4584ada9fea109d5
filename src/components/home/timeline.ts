/** The state of the store on the home page. */
export interface ShelfState {
  readonly drills: number;
  readonly waiting: number;
}

export interface Step {
  /** Type of the action that the store received. Undefined for its initial state. */
  readonly action?: string;
  readonly state: ShelfState;
}

/**
 * The steps of the sample on the home page, which the page shows until a reader presses a button. A unit test compares
 * the states with those that the sample check computes.
 */
export const TIMELINE: readonly Step[] = [
  {state: {drills: 2, waiting: 0}},
  {action: 'shelf/drillRequested', state: {drills: 1, waiting: 0}},
  {action: 'shelf/drillRequested', state: {drills: 0, waiting: 0}},
  {action: 'shelf/drillRequested', state: {drills: 0, waiting: 1}},
];
