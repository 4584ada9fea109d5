import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

type Point = readonly [x: number, y: number];

const CORNER = 8;
const HEAD = 9;

/** Half the angle between the two sides of an arrowhead. */
const HEAD_ANGLE = 0.55;

const formatPoint = (x: number, y: number) =>
  `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The point at this distance from the first point, toward the second. */
function pointToward([x, y]: Point, [otherX, otherY]: Point, distance: number): string {
  const length = Math.hypot(otherX - x, otherY - y);
  return formatPoint(
    x + ((otherX - x) * distance) / length,
    y + ((otherY - y) * distance) / length,
  );
}

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

/** A line through the points, with rounded corners and no arrowhead. */
function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${formatPoint(...point)}`;
      if (!after) return `L${formatPoint(...point)}`;
      return `L${pointToward(point, before, CORNER)}Q${formatPoint(...point)} ${pointToward(point, after, CORNER)}`;
    })
    .join('');
}

/** The head of an arrow that comes from one point and ends at the other. */
function headAt([fromX, fromY]: Point, [x, y]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const side = (turn: number) =>
    formatPoint(x - HEAD * Math.cos(angle + turn), y - HEAD * Math.sin(angle + turn));
  return `M${side(HEAD_ANGLE)}L${formatPoint(x, y)}L${side(-HEAD_ANGLE)}`;
}

interface Props {
  /** Where the arrow starts, turns, and ends, in the format of an SVG polyline: `10,20 10,80`. */
  readonly points: string;
  /** What travels along the arrow: an action, a state, or anything else. */
  readonly role?: 'action' | 'state' | 'interface';
}

/** An arrow through two or more points, with its head at the last one. */
export function Arrow({points, role = 'interface'}: Props): ReactNode {
  const path = points.split(' ').map(readPoint);
  const [end, before] = path.slice().reverse();
  return (
    <path
      className={`${styles.line} ${styles[`${role}Line`]}`}
      d={pathThrough(path) + (before && end ? headAt(before, end) : '')}
    />
  );
}
