import type {FromCell} from '../shared/messages';
import type {CheckSentences} from '../shared/Sample';
import * as label from './checkLabels';
import {missingExport} from './missingExport';

type Result = Extract<FromCell, {kind: 'result'}>;

/** What the reader is told about one check. */
export interface Verdict {
  readonly passes: boolean;
  readonly text: string;
}

/** The message of an error, without where it was thrown. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** The error that a check ended with, if any. The code may forge what it reports, so it's text and nothing else. */
function errorOf(result: Result | undefined): string {
  const shown = String(result?.shown ?? '');
  return result?.agrees || shown === 'false' ? '' : firstLine(shown);
}

/** The verdicts of an exercise's checks, in their order. An error that ends several of them is told once. */
export function verdictsOf(
  sentences: readonly CheckSentences[],
  results: ReadonlyMap<number, Result>,
): Verdict[] {
  const told = new Set<string>();
  return sentences.map(({says, otherwise}, index) => {
    const result = results.get(index);
    if (!result || result.shown === '') {
      return {passes: false, text: label.notCheckedText()};
    }
    if (result.agrees) {
      return {passes: true, text: says};
    }
    const error = errorOf(result);
    const isNew = error !== '' && !told.has(error);
    told.add(error);
    return {passes: false, text: isNew ? label.thrownText(otherwise, error) : otherwise};
  });
}

/** The text of an error that kept the checks from running. */
export function errorText(text: string): string {
  const name = missingExport(text);
  return name === undefined ? text : label.notExportedText(name);
}
