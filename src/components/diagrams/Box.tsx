import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';
import {Line} from './Line';

/**
 * What a part of a diagram is, which decides its color: amber for actions, purple for state and the store, dashes for
 * what runs on a server, and no color for the rest.
 */
export type Role = 'action' | 'state' | 'store' | 'server' | 'interface';

interface AreaProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: Role;
  readonly label: string;
}

interface BoxProps extends AreaProps {
  /** A second line, in smaller type. */
  readonly note?: string;
  readonly isCode?: boolean;
  /** What has changed: the label, a part of it if it's code, or the note. */
  readonly mark?: string;
}

/** A box with a label and an optional note. Lengths are in view box units. */
export function Box({x, y, width, height, role, label, note, isCode, mark}: BoxProps): ReactNode {
  const center = x + width / 2;
  const middle = y + height / 2 + 5;
  return (
    <g className={styles[role]}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      <Line
        x={center}
        y={note ? middle - 9 : middle}
        className={isCode ? styles.code : styles.label}
        text={label}
        isCode={isCode}
        mark={mark === note ? undefined : mark}
      />
      {note && (
        <Line
          x={center}
          y={middle + 10}
          className={styles.note}
          text={note}
          mark={mark === note ? mark : undefined}
        />
      )}
    </g>
  );
}

interface AroundProps extends AreaProps {
  /** Puts the label in the bottom left corner instead of the top one, where an arrow would cross it. */
  readonly labelIsBelow?: boolean;
  /** How far the label is from the left edge. */
  readonly indent?: number;
}

/** A box around other boxes, with its label in a corner. */
export function Area({
  x,
  y,
  width,
  height,
  role,
  label,
  labelIsBelow,
  indent = 16,
}: AroundProps): ReactNode {
  return (
    <g className={styles[role]}>
      <rect x={x} y={y} width={width} height={height} rx="12" />
      <text x={x + indent} y={labelIsBelow ? y + height - 14 : y + 26} className={styles.title}>
        {label}
      </text>
    </g>
  );
}
