import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

/** The number that an item has in the list beside the drawing. */
export function Badge({x, y, children}: {x: number; y: number; children: number}): ReactNode {
  return (
    <g className={styles.badge}>
      <circle cx={x} cy={y} r="10" />
      <text x={x} y={y + 4.5}>
        {children}
      </text>
    </g>
  );
}
