/** A state of the store on the home page. */
export interface ShelfState {
  readonly drills: number;
  readonly waiting: number;
}

export interface Step {
  /** What the store received, or undefined for its initial state. */
  readonly action?: string;
  readonly state: ShelfState;
  readonly text: string;
}

/** What the sample on the home page does, step by step. A unit test compares the states with those that the check of the sample gets. */
export const TIMELINE: readonly Step[] = [
  {state: {drills: 2, waiting: 0}, text: 'Two drills are on the shelf.'},
  {
    action: 'shelf/drillRequested',
    state: {drills: 1, waiting: 0},
    text: 'A member asks for a drill and gets one.',
  },
  {
    action: 'shelf/drillRequested',
    state: {drills: 0, waiting: 0},
    text: 'Another member gets the last one.',
  },
  {
    action: 'shelf/drillRequested',
    state: {drills: 0, waiting: 1},
    text: 'None is left, so the third member has to wait.',
  },
];
