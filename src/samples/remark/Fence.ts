import type {LineChanges, TypeRange} from '../../../theme-plugin/src/code';
import type {Marks} from '../types';

/** How a block is proven: compiled, run with its stated results, or found in a tested app. */
export type Proof = 'types' | 'run' | 'excerpt';

/** What a block of an app is to its file; see `AppBlock`, the component around it. */
interface AppFile {
  readonly app: string;
  readonly file: string;
  readonly state: string;
  readonly isWhole: boolean;
  readonly lines: number;
}

/**
 * A fence after it was read and before it is written. The stages in between work on this, so that none
 * of them has to know what another one left behind the fence.
 */
export interface Fence {
  readonly lang: string;
  readonly marks: Marks;
  /** Words for the code block component and for other plugins, as the author wrote them. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
  readonly changes: LineChanges;
  /** What is left out of the code in JavaScript. */
  readonly types?: readonly TypeRange[];
  readonly proof?: Proof;
  readonly appFile?: AppFile;
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
  }
}
