import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** The number that an item has in the list below the drawing. */
export function Badge({x, y, number}: Props): ReactNode {
  return (
    <g className={styles.badge}>
      <circle cx={x} cy={y} r="10" />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </g>
  );
}
