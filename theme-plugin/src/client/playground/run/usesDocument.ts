import type {CellModule} from '../../../playground/shared/messages';
import {parse} from './parse';

/** Packages that render into a document. */
const RENDERERS = ['react-dom', 'react-dom/client'];

const GLOBALS = ['document', 'window'];

function namesDocument(code: string): boolean {
  let isFound = false;
  parse(code, 'jsx').iterate({
    enter({name, from, to}) {
      isFound ||= name === 'VariableName' && GLOBALS.includes(code.slice(from, to));
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
  packages.some(name => RENDERERS.includes(name)) || scripts.some(({text}) => namesDocument(text));
