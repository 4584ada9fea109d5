import type {ReactNode} from 'react';
import styles from './factPictures.lazy.module.css';

/*
 * Pictures that illustrate the text beside them. Actions are amber, state is purple, changes are marked, and the UI has
 * no color.
 */

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: 'action' | 'state' | 'interface';
  readonly label: string;
  readonly isCode?: boolean;
}

function Box({x, y, width, height, role, label, isCode}: BoxProps): ReactNode {
  return (
    <g className={styles[role]}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      <text
        x={x + width / 2}
        y={y + height / 2 + 4.5}
        textAnchor="middle"
        className={isCode ? styles.code : undefined}>
        {label}
      </text>
    </g>
  );
}

/** `cart: 2`, with the number marked if it has changed. */
function Cart({x, y, value, changed}: {x: number; y: number; value: number; changed?: boolean}) {
  return (
    <g className={styles.code}>
      {changed && (
        <rect className={styles.mark} x={x + 15} y={y - 15} width="15" height="21" rx="3" />
      )}
      <text x={x} y={y} textAnchor="middle" xmlSpace="preserve">
        {'cart: '}
        <tspan className={changed ? styles.marked : undefined}>{value}</tspan>
      </text>
    </g>
  );
}

function Picture({children}: {children: ReactNode}): ReactNode {
  return (
    <svg viewBox="0 0 360 150" className={styles.picture} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Every part of the UI reads from one store. */
export function OneStore(): ReactNode {
  return (
    <Picture>
      <path
        className={styles.line}
        d="M204 75h-72m44 0V43q0-12-12-12h-32m44 44v32q0 12-12 12h-32m6-93-8 5 8 5m0 34-8 5 8 5m0 34-8 5 8 5"
      />
      <Box role="interface" x={24} y={14} width={96} height={34} label="Header" />
      <Box role="interface" x={24} y={58} width={96} height={34} label="Cart" />
      <Box role="interface" x={24} y={102} width={96} height={34} label="Profile" />
      <g className={styles.state}>
        <rect x="204" y="14" width="132" height="122" rx="10" />
        <text x="220" y="44">
          Store
        </text>
      </g>
      <g className={styles.code}>
        <text x="220" y="80">
          cart: 2
        </text>
        <text x="220" y="108">
          {"user: 'Ada'"}
        </text>
      </g>
    </Picture>
  );
}

/** Each action produces a new state. */
export function History(): ReactNode {
  const steps = [
    {x: 66, action: 'added', value: 1},
    {x: 180, action: 'added', value: 2},
    {x: 294, action: 'removed', value: 1},
  ];
  return (
    <Picture>
      <path className={styles.line} d="M66 75h228" />
      {steps.map(({x, action, value}, index) => (
        <g key={x}>
          <path className={styles.cause} d={`M${x} 42v26`} />
          <Box role="action" x={x - 42} y={14} width={84} height={28} label={action} isCode />
          <circle
            className={index === steps.length - 1 ? styles.current : styles.bead}
            cx={x}
            cy="75"
            r="7"
          />
          <Cart x={x} y={120} value={value} changed />
        </g>
      ))}
    </Picture>
  );
}

/** A state and an action go in, and the next state comes out. */
export function PureFunction(): ReactNode {
  return (
    <Picture>
      <path className={styles.line} d="M114 48h34m-8-5 8 5-8 5m74 22h26m-8-5 8 5-8 5" />
      <path className={styles.cause} d="M114 102h34m-8-5 8 5-8 5" />
      <g className={styles.state}>
        <rect x="24" y="31" width="90" height="34" rx="6" />
      </g>
      <Cart x={69} y={53} value={2} />
      <Box role="action" x={24} y={85} width={90} height={34} label="added" isCode />
      <Box role="interface" x={152} y={22} width={62} height={106} label="f()" isCode />
      <g className={styles.state}>
        <rect x="244" y="58" width="92" height="34" rx="6" />
      </g>
      <Cart x={290} y={80} value={3} changed />
    </Picture>
  );
}
