import type {CheckSentences} from '../../theme-plugin/playground/src/code';
import type {TypeRange} from '../../theme-plugin/theme/src/code';
import type {Snapshot} from '../snapshots/Snapshot';

/** A problem that a check found on a page. */
export interface Fault {
  /** Path from the root, with forward slashes. */
  page: string;
  /** One-based line of the page. */
  line: number;
  /** What's wrong and how to fix it. */
  message: string;
}

/** What an author writes after the language of a fence. */
export interface Marks {
  /** A file of the project, such as `src/app/store.ts`. */
  title?: string;
  /** Project shared by all fences with this group name. */
  group?: string;
  /** The tutorial app and part, or the guide's project, that the fence is an excerpt of. */
  app?: Snapshot;
  /** The tutorial app and part that the fence is compiled in. */
  solution?: Snapshot;
  /** Whether it shows an intermediate state of the file, between two parts. The tutorial's replay compiles it. */
  draft?: boolean;
  /** What the fence of an exercise is for, if readers solve it on the page. */
  role?: 'start' | 'checks' | 'wrong';
  /** Whether the code is run. */
  run: boolean;
  /** TypeScript error codes that must occur. */
  expectError?: number[];
  /** Text that the thrown error's message must contain. */
  throws?: string;
  /** Text that must be passed to `console.error` or `console.warn`. */
  logs?: string;
  /** `dom` or `production`. */
  env?: string;
  /** Whether the code is wrong on purpose. */
  avoid: boolean;
  /** Whether the fence is left out of the page. */
  hidden: boolean;
  /** Reason for not checking the code. */
  noCheck?: string;
  /** Lines that a change adds and removes, counted from 1, without comments that highlight lines. */
  added?: ReadonlySet<number>;
  removed?: ReadonlySet<number>;
  /** What only Docusaurus reads: `{1,3-4}`, `showLineNumbers`, or `npm2yarn`. */
  metastring?: string;
}

/** How a fence of an app relates to its file. The `AppBlock` component shows it. */
interface AppFile {
  readonly app: string;
  readonly file: string;
  readonly state: string;
  readonly isDraft?: boolean;
  /** Whether the block shows every line of the file. */
  readonly isWhole: boolean;
  /** Names the file as the block leaves it, if that isn't how it is at the end of the part. */
  readonly version?: string;
  readonly lines: number;
}

/** A fenced code block. It's read once; the transforms that publish it return changed copies. */
export interface Fence {
  /** Path from the root, with forward slashes. */
  readonly page: string;
  /** One-based line of the opening fence, or 0 for a whole file. The code starts on the next line. */
  readonly line: number;
  /** First word of the info string. */
  readonly lang: string;
  readonly marks: Marks;
  /** Lines of code, without container prefixes and the fence's indentation. */
  readonly code: readonly string[];
  /** Line of the last `:::exercise` at or above the fence, if any. */
  readonly exercise?: number;
  /** Ranges to omit from the code to get JavaScript. */
  readonly types?: readonly TypeRange[];
  readonly appFile?: AppFile;
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
  }
}

/** An exercise that readers solve on the page. */
export interface Exercise {
  /** What readers begin with. */
  readonly start: Fence;
  readonly solution: readonly Fence[];
  readonly checks: Fence;
  /** What the checks say. */
  readonly sentences: readonly CheckSentences[];
  /** Answers that fail at least one check. */
  readonly wrong: readonly Fence[];
}

export interface Page {
  /** Path from the root, with forward slashes. */
  path: string;
  fences: Fence[];
  /** Those without a fault. */
  exercises: Exercise[];
  /** Faults in the fences themselves. */
  faults: Fault[];
}
