import type {ReactNode} from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  /** Which end of the text is at `x`. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** Text beside an arrow. */
export function Note({x, y, anchor = 'start', text}: Props): ReactNode {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}
