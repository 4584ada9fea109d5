import type {Snapshot} from '../tutorials/snapshots/Snapshot';

/** What a check finds on a page. */
export interface Fault {
  /** Path from the root, with forward slashes. */
  page: string;
  /** Line of the page, from 1. */
  line: number;
  /** What is wrong and how to mend it. */
  message: string;
}

/** What an author wrote behind a fence. */
export interface Marks {
  /** File of the project, such as `src/app/store.ts`. */
  title?: string;
  /** Project shared by blocks of this name. */
  group?: string;
  /** Tutorial app and part, or project of a guide, that the block is an excerpt of. */
  app?: Snapshot;
  /** Tutorial app and part in which the block is compiled. */
  solution?: Snapshot;
  /** The file as it is between two parts: the replay of the tutorial compiles it. */
  draft?: boolean;
  /** Executed as well. */
  run: boolean;
  /** TypeScript error codes that must occur. */
  expectError?: number[];
  /** Text the thrown message must contain. */
  throws?: string;
  /** Text `console.error` or `console.warn` must be called with. */
  logs?: string;
  /** `dom` or `production`. */
  env?: string;
  /** Wrong on purpose. */
  avoid: boolean;
  /** Not on the page. */
  hidden: boolean;
  /** Reason why the block is left alone. */
  noCheck?: string;
}

/** A fenced block as the scanner finds it. */
export interface Fence {
  /** First word of the info string. */
  lang: string;
  /** Rest of the info string. */
  meta: string;
  /** Line of the opening fence, from 1; the code begins on the line below. */
  line: number;
  /** Lines without container prefixes and fence indentation. */
  code: string[];
}

/** A block of a page, with its marks. */
export interface Block {
  /** Path from the root, with forward slashes. */
  page: string;
  /** Line of the opening fence; 0 for a whole file. */
  line: number;
  lang: string;
  code: string[];
  marks: Marks;
  /** Line of the `:::exercise` that the block stands in or below; none above the first. */
  exercise?: number;
}

export interface Page {
  /** Path from the root, with forward slashes. */
  path: string;
  blocks: Block[];
  /** Faults of the fences themselves. */
  faults: Fault[];
}
