import ts from 'typescript';
import {findResultComments, lineOf} from './resultComments.mjs';
import {findTarget} from './resultTarget.mjs';

/**
 * @typedef {object} Stated One result that a block states.
 * @property {number} line Line of the page on which the statement ends.
 * @property {string[]} texts What follows `// =>`, one entry for each comment line.
 * @property {'value' | 'print'} kind Value of an expression, or what a `console` call prints.
 *
 * @typedef {{start: number, end: number, text: string}} Edit Replaces `start` to `end`.
 */

/** Name of the global through which an instrumented block reports its results. */
export const REPORTER = '__verified';

/**
 * Finds the results that a block states (`expr // => value`, `console.log(x) // => text`, or the
 * comment on the lines below) and turns each into a report to the runner, without moving a line.
 *
 * @param {string} path Its ending tells the language.
 * @param {string} text
 * @returns {{code: string, stated: Stated[], faults: {line: number, message: string}[]}}
 */
export function instrument(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  /** @type {Stated[]} */
  const stated = [];
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  /** @type {Edit[]} */
  const edits = [];
  for (const {end, texts, line} of findResultComments(source)) {
    const target = findTarget(source, end);
    if (target) {
      edits.push(...editsFor(target, stated.length));
      stated.push({line: lineOf(source, end), texts, kind: target.kind});
    } else {
      const message = 'a result is stated, but no statement or console call ends before it';
      faults.push({line, message});
    }
  }
  return {code: applyEdits(text, edits), stated, faults};
}

/**
 * @param {import('./resultTarget.mjs').ResultTarget} target
 * @param {number} index
 * @returns {Edit[]}
 */
function editsFor({kind, node}, index) {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (kind === 'print') {
    const method = node.getText().slice('console.'.length);
    return [{start, end, text: `${REPORTER}.print(${index}, "${method}")`}];
  }
  return [
    {start, end: start, text: `${REPORTER}.value(${index}, (`},
    {start: end, end, text: '))'},
  ];
}

/**
 * @param {string} text
 * @param {Edit[]} edits
 * @returns {string} With the last edit applied first, so that positions stay right.
 */
function applyEdits(text, edits) {
  return edits
    .map((edit, order) => ({...edit, order}))
    .sort((a, b) => b.start - a.start || b.order - a.order)
    .reduce((code, {start, end, text: by}) => code.slice(0, start) + by + code.slice(end), text);
}
