import {readExceptions} from './exceptions.mjs';
import {WARNINGS} from './linter.mjs';

/** @typedef {import('vfile').VFile} VFile */
/** @typedef {import('../../src/samples/types').Fault} Fault */

/**
 * @typedef {object} Verdict
 * @property {Fault[]} faults What makes the check fail.
 * @property {Fault[]} warnings What might be better.
 */

/**
 * Sorts the messages of the linter by what they mean for a page, and applies its exceptions.
 *
 * @param {import('mdast').Root} tree
 * @param {VFile} file After the linter.
 * @returns {Verdict} An exception that excuses nothing is a fault.
 */
export function judgePage(tree, file) {
  const exceptions = readExceptions(tree);
  /** @type {Set<object>} */
  const used = new Set();
  const messages = file.messages.filter(({line = 1, ruleId}) => {
    const excuses = exceptions.filter(
      ({rule, lines}) => rule === ruleId && lines.from <= line && line <= lines.to,
    );
    excuses.forEach(exception => used.add(exception));
    return excuses.length === 0;
  });
  const unused = exceptions
    .filter(exception => !used.has(exception))
    .map(({rule, line}) => ({
      page: file.path,
      line,
      message: `the exception "${rule}" excuses nothing: delete it (prose:exceptions)`,
    }));
  const isWarning = (/** @type {string | undefined} */ rule = '') => WARNINGS.includes(rule);
  return {
    faults: [...messages.filter(({ruleId}) => !isWarning(ruleId)).map(toFault(file)), ...unused],
    warnings: messages.filter(({ruleId}) => isWarning(ruleId)).map(toFault(file)),
  };
}

/**
 * @param {VFile} file
 * @returns {(message: import('vfile-message').VFileMessage) => Fault}
 */
function toFault({path}) {
  return ({line = 1, reason, source, ruleId}) => ({
    page: path,
    line,
    message: `${reason} (${source}:${ruleId})`,
  });
}
