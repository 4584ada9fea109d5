import type {CellModule} from '../shared/messages';
import {parse} from './parse';

/** Packages that render into a document. */
const RENDERER = /^react-dom(\/client)?$/;

const GLOBAL = /^(document|window)$/;

function namesDocument(code: string): boolean {
  let isFound = false;
  parse(code, 'jsx').iterate({
    enter({name, from, to}) {
      isFound ||= name === 'VariableName' && GLOBAL.test(code.slice(from, to));
      return !isFound;
    },
  });
  return isFound;
}

/**
 * Whether a sample needs a document: it renders, or its own code names one.
 *
 * @param packages - all that it imports, directly or not
 * @param scripts - its modules without types
 */
export const usesDocument = (
  packages: readonly string[],
  scripts: readonly CellModule[],
): boolean =>
  packages.some(name => RENDERER.test(name)) || scripts.some(({text}) => namesDocument(text));
