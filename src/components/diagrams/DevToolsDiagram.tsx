import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Area} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Line} from './Line';
import styles from './diagram.lazy.module.css';
import {textWidth} from './textWidth';

interface Row {
  readonly name: string;
  readonly value: string;
  /** The part of the value that has changed. */
  readonly mark?: string;
}

interface PanelsProps {
  /** The types of the actions, from first to last. */
  readonly actions: readonly string[];
  /** The index of the selected action. */
  readonly selected: number;
  /** The tab that shows the rows. */
  readonly tab: 'Action' | 'Diff';
  readonly rows: readonly Row[];
}

interface Props extends PanelsProps, DiagramProps {
  readonly label: string;
  readonly caption: string;
}

interface PanelProps extends PanelsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ROW = 36;
const heightOf = (rows: readonly unknown[]) => 46 + rows.length * ROW;

/** The list of actions. */
function Log({x, y, width, height, actions, selected}: PanelProps): ReactNode {
  return (
    <>
      <Area x={x} y={y} width={width} height={height} role="interface" label="Actions" />
      <g className={styles.action}>
        <rect x={x + 6} y={y + 41 + selected * ROW} width={width - 12} height="34" rx="6" />
      </g>
      {actions.map((action, index) => (
        <g key={index} className={`${styles.start} ${index === selected ? styles.action : ''}`}>
          <text x={x + 16} y={y + 62 + index * ROW} className={styles.code}>
            {action}
          </text>
        </g>
      ))}
    </>
  );
}

/** What the selected tab says about the selected action. */
function Tab({x, y, width, height, tab, rows}: PanelProps): ReactNode {
  const column = x + 32 + Math.max(...rows.map(({name}) => textWidth(name, true)));
  return (
    <>
      <Area
        x={x}
        y={y}
        width={width}
        height={height}
        role={tab === 'Diff' ? 'store' : 'action'}
        label={tab}
      />
      {rows.map(({name, value, mark}, index) => (
        <g key={name} className={styles.start}>
          <Line x={x + 16} y={y + 62 + index * ROW} className={styles.code} text={name} />
          <Line
            x={column}
            y={y + 62 + index * ROW}
            className={styles.code}
            text={value}
            isCode
            isStart
            mark={mark}
          />
        </g>
      ))}
    </>
  );
}

function Wide(props: PanelsProps): ReactNode {
  const {actions, rows, selected} = props;
  const log = heightOf(actions);
  const tab = heightOf(rows);
  const middle = 59 + selected * ROW;
  // Beside the selected action, unless there's no room.
  const y = Math.max(1, Math.min(middle - tab / 2, log + 1 - tab));
  return (
    <>
      <Log {...props} x={1} y={1} width={270} height={log} />
      <Tab {...props} x={321} y={y} width={354} height={tab} />
      <Arrow points={`271,${middle} 317,${middle}`} />
    </>
  );
}

function Tall(props: PanelsProps): ReactNode {
  const {actions, rows} = props;
  const end = 10 + heightOf(actions);
  return (
    <>
      <Log {...props} x={10} y={10} width={340} height={heightOf(actions)} />
      <Arrow points={`180,${end} 180,${end + 30}`} />
      <Tab {...props} x={10} y={end + 34} width={340} height={heightOf(rows)} />
    </>
  );
}

/** What the Redux DevTools list, and what one of their tabs shows of an action. */
export function DevToolsDiagram({label, caption, ...panels}: Props): ReactNode {
  const {actions, rows} = panels;
  return (
    <Diagram
      {...panels}
      label={label}
      caption={caption}
      wide={{
        height: Math.max(heightOf(actions), heightOf(rows)) + 2,
        content: <Wide {...panels} />,
      }}
      tall={{height: heightOf(actions) + heightOf(rows) + 54, content: <Tall {...panels} />}}
    />
  );
}
