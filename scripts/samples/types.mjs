/**
 * Shapes shared by the modules of the sample check. Only types: nothing is exported at run time.
 *
 * @typedef {object} Fault
 * @property {string} page Path from the root, with forward slashes.
 * @property {number} line Line of the page, from 1.
 * @property {string} message What is wrong and how to mend it.
 *
 * @typedef {object} Marks
 * @property {string} [title] File of the project, such as `src/app/store.ts`.
 * @property {string} [group] Project shared by blocks of this name.
 * @property {{name: string, part: number | string}} [app] Tutorial app and part the block is an excerpt of; for a
 *   guide's project, `guides` and its name.
 * @property {{name: string, part: number | string}} [solution] Tutorial app and part in which the block is compiled.
 * @property {boolean} [draft] The file as it is between two parts: the replay of the tutorial compiles it.
 * @property {boolean} run Executed as well.
 * @property {number[]} [expectError] TypeScript error codes that must occur.
 * @property {string} [throws] Text the thrown message must contain.
 * @property {string} [logs] Text `console.error` or `console.warn` must be called with.
 * @property {string} [env] `dom` or `production`.
 * @property {boolean} avoid Wrong on purpose.
 * @property {boolean} hidden Not on the page.
 * @property {string} [noCheck] Reason why the block is left alone.
 *
 * @typedef {object} Fence
 * @property {string} lang First word of the info string.
 * @property {string} meta Rest of the info string.
 * @property {number} line Line of the opening fence, from 1; the code begins on the line below.
 * @property {string[]} code Lines without container prefixes and fence indentation.
 *
 * @typedef {object} Block
 * @property {string} page Path from the root, with forward slashes.
 * @property {number} line Line of the opening fence; 0 for a whole file.
 * @property {string} lang
 * @property {string[]} code
 * @property {Marks} marks
 * @property {number} [exercise] Line of the `:::exercise` that the block stands in or below; none above the first.
 *
 * @typedef {object} Page
 * @property {string} path Path from the root, with forward slashes.
 * @property {Block[]} blocks
 * @property {Fault[]} faults Faults of the fences themselves.
 */

export {};
