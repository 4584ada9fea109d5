/** Limits and word lists of the sample check. */

/** Fence languages whose blocks are samples. Each one is also the file extension. */
export const SAMPLE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Language names that the highlighter accepts but the check would miss, and the names to use instead. */
export const LANGUAGE_ALIASES = new Map([
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['node', 'js'],
]);

/** The only valid reasons for not checking a block. */
export const NO_CHECK_REASONS = [
  'pseudo code',
  'external package',
  'legacy syntax',
  'configuration',
  'output',
];

/** Valid values of the `env` mark. */
export const ENVIRONMENTS = ['dom', 'production'];

/** Maximum share of samples with `no-check`. */
export const NO_CHECK_SHARE = 0.03;

/** Maximum number of `no-check` blocks on one page. */
export const NO_CHECK_PER_PAGE = 2;

/** Maximum number of hidden or cut lines on one page. */
export const HIDDEN_LINES_PER_PAGE = 15;

/** A page with more ts/tsx blocks than this needs at least one `run`. */
export const BLOCKS_WITHOUT_RUN = 5;

/** How long a block may compute, or wait for its timers, in ms. */
export const RUN_LIMIT_MS = 2000;

/** Folder of the virtual files, relative to the root. Nothing is ever written there. */
export const VIRTUAL_FOLDER = '.samples';
