import type {Checkpoint} from '../steps/Step';

/** The app as a reader has it at a checkpoint or at the end of the page. */
export interface State extends Checkpoint {
  isEnd: boolean;
  /** Text by path in the app. */
  files: ReadonlyMap<string, string>;
}
