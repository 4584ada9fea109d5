import type {Code} from 'mdast';
import {findCuts} from '../samples/excerpts/findCuts';
import {isPageComment} from '../samples/excerpts/locateExcerpt';
import {writeLineChanges} from '../../theme-plugin/src/shared/code/lineChanges';
import {numbersOf, type FileLine} from '../tutorials/fileChanges';

/** The lines between the cuts of a block, without blank ones at their ends. */
export function shownLines({value}: Code): string[] {
  const lines = value.split('\n');
  const {from, to} = findCuts(lines);
  const shown = lines.slice(from, to);
  const isText = (line: string) => line.trim() !== '';
  return shown.slice(Math.max(shown.findIndex(isText), 0), shown.findLastIndex(isText) + 1);
}

/** All of a block as it is in its file: without what marks or cuts lines. */
export function fileText({value}: Code): string {
  return value
    .split('\n')
    .filter(line => !isPageComment(line))
    .join('\n');
}

/** Puts lines into a block, without the indentation that they share, and their changes behind the fence. */
export function writeLines(code: Code, lines: readonly FileLine[]): void {
  const texts = lines.map(({text}) => text);
  const indents = texts.filter(text => text.trim() !== '').map(text => text.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  const changes = {added: numbersOf(lines, 'added'), removed: numbersOf(lines, 'removed')};
  code.value = texts.map(text => text.slice(shared)).join('\n');
  code.meta = [code.meta, writeLineChanges(changes)].filter(Boolean).join(' ');
}

/** The lines as they are after the change, without marks. */
export function withoutChanges(lines: readonly FileLine[]): FileLine[] {
  return lines.filter(({change}) => change !== 'removed').map(({text}) => ({text}));
}
