import {LINE_CLASS} from '../../../shared/code/constants';
import type {LineRange} from './lineAddress';
import styles from '../tools.module.css';
import {rangeOfLines} from './textLines';

/** Position of lines in their block, in CSS pixels; undefined if they're hidden. */
function extentOf(code: HTMLElement, range: Range): {top: number; height: number} | undefined {
  const rects = Array.from(range.getClientRects());
  if (rects.length === 0) {
    return undefined;
  }
  const lineHeight = Number.parseFloat(getComputedStyle(code).lineHeight) || 0;
  // Text isn't as high as its line.
  const grown = rects.map(({top, bottom}) => {
    const gap = Math.max(0, (lineHeight - (bottom - top)) / 2);
    return {top: top - gap, bottom: bottom + gap};
  });
  const top = Math.min(...grown.map(rect => rect.top));
  const bottom = Math.max(...grown.map(rect => rect.bottom));
  return {top: top - code.getBoundingClientRect().top, height: bottom - top};
}

/**
 * Highlights lines of a block with a bar behind their text, which is updated when the code is wrapped, resized,
 * or replaced.
 *
 * @param onDrawn - called with the mark once it's in position
 * @returns a function that removes the mark
 */
export function markLines(
  code: HTMLElement,
  lines: LineRange,
  onDrawn: (mark: Element) => void,
): () => void {
  const mark = document.createElement('span');
  mark.className = styles.mark ?? '';
  let elements: Element[] = [];

  function draw(): void {
    const range = rangeOfLines(code, lines);
    const extent = extentOf(code, range);
    elements.forEach(line => line.classList.remove(styles.line ?? ''));
    elements = Array.from(code.querySelectorAll(`.${LINE_CLASS}`)).filter(line =>
      isInside(line, range),
    );
    elements.forEach(line => line.classList.add(styles.line ?? ''));
    if (!extent) {
      mark.remove();
      return;
    }
    mark.style.insetBlockStart = `${extent.top}px`;
    mark.style.blockSize = `${extent.height}px`;
    if (!mark.isConnected) {
      code.append(mark);
    }
    onDrawn(mark);
  }

  const resized = new ResizeObserver(draw);
  resized.observe(code);
  // Ignores the addition and removal of the mark itself.
  const rewritten = new MutationObserver(() => mark.isConnected || draw());
  rewritten.observe(code, {childList: true});
  draw();
  return () => {
    resized.disconnect();
    rewritten.disconnect();
    mark.remove();
    elements.forEach(line => line.classList.remove(styles.line ?? ''));
  };
}

/** Whether a line has text in the range. */
function isInside(line: Element, range: Range): boolean {
  const own = document.createRange();
  own.selectNodeContents(line);
  return (
    own.compareBoundaryPoints(Range.END_TO_START, range) < 0 &&
    own.compareBoundaryPoints(Range.START_TO_END, range) > 0
  );
}
