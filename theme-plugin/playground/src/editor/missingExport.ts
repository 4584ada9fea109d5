import type {Place} from '../shared/messages';
import type {Sample} from '../shared/Sample';

/** How Chromium, Firefox, and WebKit name an export that a module doesn't have. */
const NO_EXPORT = /(?:export named:?|binding name:?) '(?<name>[^']+)'/;

/** The name of the export that an error misses, if that's what it says. */
export const missingExport = (text: string): string | undefined =>
  NO_EXPORT.exec(text)?.groups?.name;

/** Where a sample imports what a module doesn't export. Browsers don't say where. */
export function importPlace({files}: Sample, error: string): Place | undefined {
  const missing = missingExport(error);
  return files
    .map(({name, before = '', text}) => {
      const lines = (before + text).split('\n').map(line => line.split(/[^\w$]+/));
      return {file: name, line: lines.findIndex(words => words.includes(missing ?? ' ')) + 1};
    })
    .find(({line}) => line > 0);
}
