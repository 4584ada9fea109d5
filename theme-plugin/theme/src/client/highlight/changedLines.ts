import type {TypeRange} from '../../shared/code/typeRanges';
import type {CodeLine} from './diffLines';
import {markTypes} from './markTypes';
import {toLines} from './runLines';
import {tokenize, type Run} from './tokenize';

/**
 * The lines of code, with the removed lines in between. The code with and without them is highlighted
 * separately, because together they wouldn't be valid code.
 *
 * @param types - offsets in the text without removed lines
 */
export function changedLines({
  text,
  language,
  removed,
  types,
}: {
  readonly text: string;
  readonly language: string;
  readonly removed: ReadonlySet<number>;
  readonly types: readonly TypeRange[];
}): CodeLine[] {
  if (removed.size === 0) {
    return toLines(markTypes(tokenize(text, language), types)).map(unmarked);
  }
  const all = text.split('\n');
  const textOf = (isRemoved: boolean) =>
    all
      .filter((_, index) => removed.has(index + 1) === isRemoved)
      .map(line => `${line}\n`)
      .join('');
  const kept = toLines(markTypes(tokenize(textOf(false), language), types));
  const gone = toLines(tokenize(textOf(true), language));
  const lines = all.map((_, index) => (removed.has(index + 1) ? gone : kept).shift() ?? []);
  return [...lines.slice(0, -1), withoutBreak(lines.at(-1) ?? [])].map(unmarked);
}

function unmarked(runs: readonly Run[]): CodeLine {
  return {runs, classNames: []};
}

function withoutBreak(runs: readonly Run[]): Run[] {
  return runs
    .map(run => ({...run, text: run.text.replace(/\n$/, '')}))
    .filter(({text}) => text !== '');
}
