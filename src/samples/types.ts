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

/** The marks in the info string of a fence. */
export interface Marks {
  /** A file of the project, such as `src/app/store.ts`. */
  title?: string;
  /** Project shared by all blocks with this group name. */
  group?: string;
  /** The tutorial app and part, or the guide's project, that the block is an excerpt of. */
  app?: Snapshot;
  /** The tutorial app and part that the block is compiled in. */
  solution?: Snapshot;
  /** Whether it shows an intermediate state of the file, between two parts. The tutorial's replay compiles it. */
  draft?: boolean;
  /** What the block of an exercise is for, if readers solve it on the page. */
  role?: 'start' | 'checks' | 'wrong';
  /** Whether the block is run. */
  run: boolean;
  /** TypeScript error codes that must occur. */
  expectError?: number[];
  /** Text that the thrown error's message must contain. */
  throws?: string;
  /** Text that must be passed to `console.error` or `console.warn`. */
  logs?: string;
  /** `dom` or `production`. */
  env?: string;
  /** Whether the block is wrong on purpose. */
  avoid: boolean;
  /** Whether the block is left out of the page. */
  hidden: boolean;
  /** Reason for not checking the block. */
  noCheck?: string;
}

/** A fenced block, as found by the scanner. */
export interface Fence {
  /** First word of the info string. */
  lang: string;
  /** Rest of the info string. */
  meta: string;
  /** One-based line of the opening fence. The code starts on the next line. */
  line: number;
  /** Lines of code, without container prefixes and the fence's indentation. */
  code: string[];
}

/** A block of a page, with its marks. */
export interface Block {
  /** Path from the root, with forward slashes. */
  page: string;
  /** Line of the opening fence, or 0 for a whole file. */
  line: number;
  lang: string;
  code: string[];
  marks: Marks;
  /** Line of the last `:::exercise` at or above the block, if any. */
  exercise?: number;
}

export interface Page {
  /** Path from the root, with forward slashes. */
  path: string;
  blocks: Block[];
  /** Faults in the fences themselves. */
  faults: Fault[];
}
