import {readExceptions} from './exceptions';
import {WARNINGS} from './linter';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Fault} from '../../src/samples/doors/pages';
import type {VFileMessage} from 'vfile-message';

export interface Verdict {
  /** Problems that make the check fail. */
  faults: Fault[];
  /** Suggestions, which don't. */
  warnings: Fault[];
}

/**
 * Sorts the linter's messages into faults and warnings, and applies the page's exceptions.
 *
 * @param file - file with the linter's messages
 * @returns the verdict, in which an unused exception is a fault
 */
export function judgePage(tree: Root, file: VFile): Verdict {
  const exceptions = readExceptions(tree);
  const used: Set<object> = new Set();
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
  const isWarning = (rule: string | undefined = '') => WARNINGS.includes(rule);
  return {
    faults: [...messages.filter(({ruleId}) => !isWarning(ruleId)).map(toFault(file)), ...unused],
    warnings: messages.filter(({ruleId}) => isWarning(ruleId)).map(toFault(file)),
  };
}

function toFault({path}: VFile): (message: VFileMessage) => Fault {
  return ({line = 1, reason, source, ruleId}) => ({
    page: path,
    line,
    message: `${reason} (${source}:${ruleId})`,
  });
}
