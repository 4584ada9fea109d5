import type {ReactNode} from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  /** Which end of the text is at `x`. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string;
}

/** Text beside an arrow. */
export function Note({x, y, anchor = 'start', children}: Props): ReactNode {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}
