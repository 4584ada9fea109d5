import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';
import {textWidth} from './textWidth';

/** Labels are larger and bolder than other text. */
const LABEL_SCALE = 1.14;

interface Props {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly className?: string;
  readonly isCode?: boolean;
  /** The part of the text that has changed: all of it, or in code any part. */
  readonly mark?: string;
  /** Whether `x` is where the text starts instead of its center. */
  readonly isStart?: boolean;
}

/** A line of text in a drawing, with the marker behind what has changed. */
export function Line({x, y, text, className, isCode, mark, isStart}: Props): ReactNode {
  const scale = className === styles.label ? LABEL_SCALE : 1;
  const width = (part: string) => scale * textWidth(part, isCode);
  // Code fonts differ in width, so the browser spaces the letters.
  const textLength = isCode ? Math.round(width(text)) : undefined;
  if (!mark) {
    return (
      <text x={x} y={y} className={className} textLength={textLength}>
        {text}
      </text>
    );
  }
  const [before = '', after] = text.split(mark);
  const start = isStart ? x : x - width(text) / 2;
  return (
    <>
      <rect
        className={styles.mark}
        x={start + width(before) - 4}
        y={y - 15}
        width={width(mark) + 8}
        height="21"
        rx="3"
      />
      <text x={x} y={y} className={className} textLength={textLength} xmlSpace="preserve">
        {before}
        <tspan className={styles.marked}>{mark}</tspan>
        {after}
      </text>
    </>
  );
}
