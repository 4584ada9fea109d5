import type {LineChanges, TypeRange} from '../../../theme-plugin/theme/src/code';
import type {Marks} from '../types';

/** How a block of an app relates to its file. The `AppBlock` component shows it. */
interface AppFile {
  readonly app: string;
  readonly file: string;
  readonly state: string;
  readonly isWhole: boolean;
  readonly lines: number;
}

/**
 * A parsed fence. The stages between parsing and serializing work on this object, so no stage has to parse what another
 * one wrote into the info string.
 */
export interface Fence {
  readonly lang: string;
  readonly marks: Marks;
  /** Words of the info string that the code block component and other plugins read, as written. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
  readonly changes: LineChanges;
  /** Ranges to omit from the code to get JavaScript. */
  readonly types?: readonly TypeRange[];
  /** Name of the sample, if readers can edit and run the block. */
  readonly sample?: string;
  readonly appFile?: AppFile;
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
  }
}
