import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

/** A box in a diagram with a label and an optional note. Lengths are in units of the view box. */
export function Box({
  x,
  y,
  width,
  height,
  label,
  note,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly note?: string;
}): ReactNode {
  const center = x + width / 2;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      <text x={center} y={y + (note ? 26 : height / 2 + 5)} className={styles.label}>
        {label}
      </text>
      {note && (
        <text x={center} y={y + 46} className={styles.note}>
          {note}
        </text>
      )}
    </>
  );
}
