import {fileChanges} from '../../changes/fileChanges';
import {isTest} from '../steps/testFiles';
import {reduxLines} from './reduxLines';

/** Counts the lines that readers type, and how many of those are Redux or use it. */
export class TypedLines {
  typed = 0;

  redux = 0;

  /**
   * Counts what a block changes in a file. Tests never count as Redux.
   *
   * @param before - undefined for a new file
   */
  add(file: string, before: string | undefined, after: string) {
    const used = isTest(file) ? new Set<number>() : reduxLines(file, after);
    const lines = fileChanges(before ?? '', after)
      .filter(({change}) => change !== 'removed')
      .map(({text, change}, index) => ({text, change, index}));
    for (const {text, change, index} of lines) {
      if (change === 'added' && text.trim() !== '') {
        this.typed += 1;
        this.redux += used.has(index) ? 1 : 0;
      }
    }
  }
}
