import {parser} from '@lezer/javascript';
import {dialectOf, instrument, literalOf} from '../../../theme-plugin/theme/src/code';
import type {Expectation} from './worker/compare';

/** A result that a fence states. */
export interface Stated extends Expectation {
  /** Line on the page where the statement ends. */
  line: number;
}

const parse = (text: string, dialect: string) => parser.configure({dialect}).parse(text);

/**
 * Finds the results that a fence states, as the playground does, and inserts code that reports the real values.
 *
 * @param file - its extension determines the language
 */
export function instrumentFile(
  file: string,
  text: string,
): {code: string; stated: Stated[]; faults: {line: number; message: string}[]} {
  const {code, stated, misplaced} = instrument(text, parse(text, dialectOf(file)));
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const literal = (source: string) => literalOf(source, parse);
  return {
    code,
    stated: stated.map(({kind, texts, end}) => ({
      kind,
      texts,
      line: lineAt(end),
      literals: texts.map(literal),
      whole: literal(texts.join('\n')),
    })),
    faults: misplaced.map(position => ({
      line: lineAt(position),
      message: 'a result is stated, but no statement or console call ends before it',
    })),
  };
}
