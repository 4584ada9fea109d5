/** Numbers and closed word lists of the sample check: each stands here once. */

/** Fence languages whose blocks are samples; the file extension is the same word. */
export const SAMPLE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Spellings that a highlighter accepts but that would slip past the check, with the word to write. */
export const LANGUAGE_ALIASES = new Map([
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['node', 'js'],
]);

/** The only reasons for which a block may be left alone. */
export const NO_CHECK_REASONS = [
  'pseudo code',
  'external package',
  'legacy syntax',
  'configuration',
  'output',
];

/** Values of the `env` mark. */
export const ENVIRONMENTS = ['dom', 'production'];

/** Share of all samples that may carry `no-check`. */
export const NO_CHECK_SHARE = 0.03;

/** `no-check` blocks on one page. */
export const NO_CHECK_PER_PAGE = 2;

/** Hidden or cut lines on one page. */
export const HIDDEN_LINES_PER_PAGE = 15;

/** A page with more ts/tsx blocks than this needs at least one `run`. */
export const BLOCKS_WITHOUT_RUN = 5;

/** Milliseconds a block may run. */
export const RUN_LIMIT_MS = 2000;

/** The instant at which every run block starts and stays: `Date` is deterministic. */
export const FIXED_INSTANT = Date.UTC(2026, 0, 15, 9, 30, 0);

/** Seed of `Math.random` and of `crypto` in run blocks. */
export const RANDOM_SEED = 20260115;

/** Folder name of the virtual files, below the root; nothing is written there. */
export const VIRTUAL_FOLDER = '.samples';
