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
 * @typedef {object} NamedFile A file or a folder of the app that the page names.
 * @property {string} file Path in the app.
 * @property {number} line
 *
 * @typedef {{kind: 'show', line: number, file: string, code: string[], shown: {from: number, to: number}}} ShowStep
 *   `shown` is the range of the lines that aren't cut.
 * @typedef {{kind: 'draft', line: number, file: string, code: string[]}} DraftStep
 * @typedef {{kind: 'copy', line: number, files: NamedFile[]}} CopyStep
 * @typedef {{kind: 'delete', line: number, files: NamedFile[] | undefined}} DeleteStep
 *   Without files, all that the part removes.
 * @typedef {{kind: 'command', line: number, words: string[]}} CommandStep
 * @typedef {{kind: 'checkpoint', line: number, title: string, tests: string[]}} CheckpointStep
 *   `tests` are files or folders; `all` stands for all tests.
 * @typedef {ShowStep | DraftStep | CopyStep | DeleteStep | CommandStep | CheckpointStep} Step
 *
 * @typedef {object} Undelivered A change of the part that the page doesn't deliver, or not all of it.
 * @property {string} file Path in the app.
 * @property {'after' | 'before'} side Which state of the app has the lines: those of `before` are to be deleted.
 * @property {number} first First line, from 1.
 * @property {number} last Last line.
 * @property {string} text The first line's text.
 * @property {'line' | 'removed' | 'file' | 'removed file' | 'package'} kind
 * @property {number} count Lines that aren't blank.
 *
 * @typedef {object} TrackedFile A file of the app on its way from one state to the next.
 * @property {() => string | undefined} text As it is by now; undefined where it doesn't exist.
 * @property {() => Undelivered[]} undelivered
 * @property {number} hunks
 * @property {() => number} deliveredHunks
 */

export {};
