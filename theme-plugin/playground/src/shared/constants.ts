/** Name of the package, of its plugin, and of its folder of generated files. */
export const PLUGIN_NAME = 'docusaurus-theme-folio-playground';

/** Folder in the built site with everything that the playground loads. */
export const PLAYGROUND_FOLDER = 'assets/playground';

/** Folder in the built site with the samples of blocks that need more than the page shows. */
export const SAMPLES_FOLDER = `${PLAYGROUND_FOLDER}/samples`;

/** How the code that runs refers to another module. The worker replaces this prefix and the name by an address. */
export const MODULE_PREFIX = 'playground:';

/** Name of the global function that compiled samples report their results to. */
export const REPORTER = '__stated';

/** Name of the global function that code calls in each block and loop, if it runs in a document. */
export const GUARD = '__turn';

/** How long a sample may run, in ms. */
export const RUN_LIMIT_MS = 1700;

/** How long a sample may wait for its timers, in ms. Its results are still reported, unlike after the limit above. */
export const WAIT_LIMIT_MS = 1500;

/** How long a sample in a document may keep its thread busy, in ms. */
export const TURN_LIMIT_MS = 1300;

/** The most that a sample may print. */
export const MAX_LINES = 500;
export const MAX_CHARACTERS = 20_000;

/** The most characters of a value that are shown beside a stated result. */
export const MAX_SHOWN = 200;

/** The most steps that a run shows, and the most characters of the state after one. */
export const MAX_STEPS = 50;
export const MAX_STEP = 2000;

/** Stands before and after each part of a state that a step has changed. */
export const CHANGE = '\u0001';

/** The most messages of a run, and the most characters in all of them. A sample that can't be tamed gets no further. */
export const MAX_MESSAGES = 2000;
export const MAX_REPORTED = 200_000;

/** The most characters that an edit in an address may have. A short address could hold a gigabyte. */
export const MAX_EDIT = 200_000;

/** The most characters that an address may have. Longer ones get cut off in chats and mails. */
export const MAX_ADDRESS = 8192;

/** The time that `Date` is frozen at in samples, so that their results are deterministic. */
export const FIXED_INSTANT = /* @__PURE__ */ Date.UTC(2026, 0, 15, 9, 30, 0);

/** Seed of `Math.random` and of `crypto` in samples. */
export const RANDOM_SEED = 20260115;
