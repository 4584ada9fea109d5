import type {MarkedText} from '@site/theme-plugin/playground/src/code';

/** What the store of a tutorial's app holds at a checkpoint. */
export interface StoreState {
  /** Types of the actions that lead from the initial state to this one. */
  actions: string[];
  /** The branches of the state that have changed. */
  branches: {name: string; text: MarkedText}[];
  /** The names of the other branches. */
  unchanged: string[];
}

/** States by the name of a part, such as `essentials/3`, and by the checkpoint's title. */
export type CheckpointStates = Record<string, Record<string, StoreState>>;
