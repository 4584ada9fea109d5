import {compoundsOf, compoundTerm} from '../engine/compounds';
import {formOf, pairForms, partsOf, runsOf, spellingsOf} from '../engine/words';

/** Returns the terms that a text is indexed under, word by word. */
export type TermReader = (text: string) => string[];

/** Extracts the terms of many texts. Words are cached, because a site repeats most of them. */
export function createTermReader(): TermReader {
  const known = new Map<string, readonly string[]>();

  function formsOf(word: string): readonly string[] {
    let forms = known.get(word);
    if (!forms) {
      const parts = partsOf(word);
      forms = (parts.length === 1 ? parts : [word, ...parts]).map(formOf).flatMap(spellingsOf);
      known.set(word, forms);
    }
    return forms;
  }

  return text => [
    ...runsOf(text).flatMap(run =>
      run.isUnspaced ? pairForms(run).map(({form}) => form) : formsOf(run.raw),
    ),
    ...compoundsOf(text).map(parts => compoundTerm(...parts)),
  ];
}
