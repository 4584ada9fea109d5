/**
 * Shapes shared by the modules of the replay. Only types: nothing is exported at run time.
 *
 * @typedef {{series: string, part: number}} Part
 *
 * @typedef {object} Fault
 * @property {string} page Path from the root, with forward slashes.
 * @property {number} line Line of the page, from 1.
 * @property {string} message What is wrong and how to mend it.
 *
 * @typedef {{line: number, message: string}} StepFault A fault of the page that is being read.
 *
 * @typedef {object} NamedFile A file or a folder of the app that the page names.
 * @property {string} file Path in the app.
 * @property {number} line
 *
 * @typedef {object} ShowStep An excerpt, or a whole file.
 * @property {'show'} kind
 * @property {number} line That of the fence; the code begins on the line below.
 * @property {string} file Path in the app.
 * @property {string[]} code
 * @property {{from: number, to: number}} shown The range of the lines that aren't cut.
 *
 * @typedef {{kind: 'draft', line: number, file: string, code: string[]}} DraftStep
 *   A whole file in a state that no snapshot has.
 * @typedef {{kind: 'copy', line: number, files: NamedFile[]}} CopyStep
 * @typedef {{kind: 'delete', line: number, files: NamedFile[] | undefined}} DeleteStep
 *   Without files, all that the part removes.
 * @typedef {{kind: 'command', line: number, words: string[]}} CommandStep
 * @typedef {{kind: 'checkpoint', line: number, tests: string[]}} CheckpointStep
 *   `tests` are files or folders; `all` stands for all tests.
 * @typedef {ShowStep | DraftStep | CopyStep | DeleteStep | CommandStep | CheckpointStep} Step
 *
 * @typedef {object} Lines Lines of a file, from 1.
 * @property {'after' | 'before'} side Which state of the app has them.
 * @property {number} first
 * @property {number} last
 * @property {string} text That of the first line, or the name of an entry of package.json.
 * @property {number} count Those that aren't blank.
 *
 * @typedef {object} Undelivered What the reader of a page misses.
 * @property {string} file Path in the app.
 * @property {'file' | 'lines' | 'removed lines' | 'removed file' | 'entry'} kind
 * @property {Lines} lines
 * @property {Lines} [instead] Lines that they replace.
 *
 * @typedef {object} State The app as its reader has it at a place of the page.
 * @property {number} line Of the checkpoint; the last line of the page at its end.
 * @property {boolean} isEnd
 * @property {string[]} tests Files or folders whose tests pass; `all` stands for all tests.
 * @property {Map<string, string>} files Path in the app to text.
 */

export {};
