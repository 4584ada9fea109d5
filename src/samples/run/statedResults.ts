import {parser} from '@lezer/javascript';
import {
  dialectOf,
  findResultComments,
  instrument,
  literalOf,
} from '../../../theme-plugin/playground/src/code';
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
  const tree = parse(text, dialectOf(file));
  const {code, stated} = instrument(text, tree);
  const comments = findResultComments(text, tree);
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const literal = (source: string) => literalOf(source, parse);
  return {
    code,
    stated: stated.map(({kind, texts, to}) => ({
      kind,
      texts,
      line: lineAt(comments.find(comment => comment.to === to)?.end ?? to),
      literals: texts.map(literal),
      whole: literal(texts.join('\n')),
    })),
    faults: comments
      .filter(({to}) => !stated.some(each => each.to === to))
      .map(({from}) => ({
        line: lineAt(from),
        message: 'a result is stated, but no statement or console call ends before it',
      })),
  };
}
