import type {LineRange} from './lineAddress';

/*
 * Only some lines of a block have elements, so this finds lines by the line breaks in the text. Code that's
 * hidden in JavaScript counts as well, so that a line has the same number in both languages.
 */

const countBreaks = (text: string): number => text.split('\n').length - 1;

/** How many lines a block has. A trailing line break doesn't start another line. */
export function countLines(code: Element): number {
  return countBreaks((code.textContent ?? '').replace(/\n$/, '')) + 1;
}

/** A position in the text. */
type Place = readonly [node: Text, offset: number];

/**
 * The position after the `count`th line break, both as the end of the text node before it and as the start of
 * the next one.
 */
function placesBehind(code: Element, count: number): {before: Place; behind: Place} | undefined {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = count;
  let before: Place | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const breaks = countBreaks(node.data);
    if (before) {
      return {before, behind: [node, 0]};
    }
    if (breaks >= left) {
      const offset = left === 0 ? 0 : node.data.split('\n', left).join('\n').length + 1;
      before = [node, offset];
      if (offset < node.length) {
        return {before, behind: before};
      }
    }
    left -= breaks;
  }
  return before && {before, behind: before};
}

/** The text of lines, including the line break at the end of the last one. */
export function rangeOfLines(code: Element, {first, last}: LineRange): Range {
  const range = document.createRange();
  range.selectNodeContents(code);
  const start = placesBehind(code, first - 1)?.behind;
  const end = placesBehind(code, last)?.before ?? endOf(code);
  if (start && end) {
    range.setStart(...start);
    range.setEnd(...end);
  }
  return range;
}

/** The end of the text, which excludes the mark after it. */
function endOf(code: Element): Place | undefined {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
  }
  return last && [last, last.length];
}

/** The lines of a block that the selection or the caret is in; undefined if it's elsewhere. */
export function touchedLines(code: Element): LineRange | undefined {
  const selection = window.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!selected?.intersectsNode(code)) {
    return undefined;
  }
  const inside = document.createRange();
  inside.selectNodeContents(code);
  if (selected.compareBoundaryPoints(Range.START_TO_START, inside) > 0) {
    inside.setStart(selected.startContainer, selected.startOffset);
  }
  if (selected.compareBoundaryPoints(Range.END_TO_END, inside) < 0) {
    inside.setEnd(selected.endContainer, selected.endOffset);
  }
  const part = inside.toString();
  if (part === '' && !selected.collapsed) {
    return undefined;
  }
  const before = document.createRange();
  before.selectNodeContents(code);
  before.setEnd(inside.startContainer, inside.startOffset);
  const first = countBreaks(before.toString()) + 1;
  // A selection of whole lines ends at the start of the next line.
  return {first, last: first + countBreaks(part.replace(/\n$/, ''))};
}

/** Whether the reader selected anything in a block. */
export const hasSelection = (code: Element): boolean =>
  window.getSelection()?.isCollapsed === false && touchedLines(code) !== undefined;

/** The lines that the reader selected in a block; undefined for nothing, or for the whole block. */
export function selectedLines(code: Element): LineRange | undefined {
  const lines = hasSelection(code) ? touchedLines(code) : undefined;
  const isPart = lines && (lines.first > 1 || lines.last < countLines(code));
  return isPart ? lines : undefined;
}
