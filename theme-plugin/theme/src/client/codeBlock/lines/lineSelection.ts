import {translate} from '@docusaurus/Translate';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {bringIntoView, topOfView} from './bringIntoView';
import type {LineRange} from './lineAddress';
import {countLines, rangeOfLines, touchedLines} from './textLines';

/** From the line where a selection started to the line that it extends to, which may be above. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

const linesOf = ({from, to}: Reach): LineRange => ({
  first: Math.min(from, to),
  last: Math.max(from, to),
});

const lineAt = (code: Element, line: number): Range =>
  rangeOfLines(code, {first: line, last: line});

/** The next visible line in a direction. Lines that only have types are hidden if the reader chose JavaScript. */
export function nextLine(code: Element, line: number, step: number): number {
  const count = countLines(code);
  for (let next = line + step; next >= 1 && next <= count; next += step) {
    if (lineAt(code, next).getClientRects().length > 0) {
      return next;
    }
  }
  return line;
}

/** The first line that's visible in the window, below what sticks to its top. */
function firstLineInView(code: Element): number {
  const top = topOfView(code);
  const isAbove = (line: number): boolean => {
    const rect = lineAt(code, line).getBoundingClientRect();
    return rect.height === 0 || rect.top < top;
  };
  const last = countLines(code);
  let line = 1;
  while (line < last && isAbove(line)) {
    line += 1;
  }
  return line;
}

function messageOf(lines: LineRange, text: string): string {
  return lines.first === lines.last
    ? translate(
        {
          id: 'folio.CodeBlock.selectedLine',
          message: 'Line {line} selected: {text}',
          description: 'What a screen reader says when a key has selected a line of code',
        },
        {line: lines.first, text},
      )
    : translate(
        {
          id: 'folio.CodeBlock.selectedLines',
          message: 'Lines {first} to {last} selected: {text}',
          description:
            'What a screen reader says when a key has selected lines of code; the text is the line it came to',
        },
        {...lines, text},
      );
}

/** Selects lines as a reader would, so that the browser highlights and copies them. */
export function select(code: Element, reach: Reach): void {
  const lines = linesOf(reach);
  const {startContainer, startOffset, endContainer, endOffset} = rangeOfLines(code, lines);
  window
    .getSelection()
    ?.setBaseAndExtent(
      ...(reach.to < reach.from
        ? ([endContainer, endOffset, startContainer, startOffset] as const)
        : ([startContainer, startOffset, endContainer, endOffset] as const)),
    );
  const reached = lineAt(code, reach.to);
  bringIntoView(reached);
  announce(messageOf(lines, reached.toString().trim()));
}

const unselected = (): string =>
  translate({
    id: 'folio.CodeBlock.unselected',
    message: 'No lines selected',
    description:
      'What a screen reader says when a key has taken the selection of lines of code away',
  });

/** Clears the selection. */
export function unselect(): void {
  window.getSelection()?.removeAllRanges();
  announce(unselected());
}

const isCaret = (): boolean => window.getSelection()?.isCollapsed !== false;

/** Where a selection by keyboard starts: at the caret, or else at the first visible line. */
export function beginning(code: Element): Reach {
  const line = (isCaret() ? touchedLines(code)?.first : undefined) ?? firstLineInView(code);
  return {from: line, to: line};
}

/** The lines that the keys selected, if the selection hasn't changed since. */
export function ifStill(reach: Reach | undefined, code: Element): Reach | undefined {
  const touched = isCaret() ? undefined : touchedLines(code);
  const lines = reach && linesOf(reach);
  return lines?.first === touched?.first && lines?.last === touched?.last ? reach : undefined;
}
