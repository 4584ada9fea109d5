import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Line} from './Line';
import styles from './diagram.lazy.module.css';

const SLICES = [
  {name: 'desk', value: 'open: false', mark: 'false'},
  {name: 'session', value: 'memberId: null', mark: 'null'},
  {name: 'tools', value: '3 → 2 tools', mark: '3 → 2 tools'},
  {name: 'members', value: 'same as before'},
];

interface StoreProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The store with its four slices. One bracket holds together the three that have changed. */
function Store({x, y, width}: StoreProps): ReactNode {
  const end = x + width - 20;
  return (
    <>
      <Area x={x} y={y} width={width} height={236} role="store" label="Store" indent={38} />
      {SLICES.map(({name, value, mark}, index) => (
        <g key={name} className={`${styles.start} ${mark ? styles.state : styles.interface}`}>
          <rect x={x + 38} y={y + 44 + index * 48} width={width - 76} height="40" rx="8" />
          <text x={x + 52} y={y + 69 + index * 48} className={`${styles.code} ${styles.name}`}>
            {name}
          </text>
          <Line
            x={x + 122}
            y={y + 69 + index * 48}
            className={styles.code}
            text={value}
            isCode
            isStart
            mark={mark}
          />
        </g>
      ))}
      <path
        className={`${styles.line} ${styles.stateLine}`}
        d={`M${end - 10} ${y + 46}q10 0 10 10v112q0 10-10 10`}
      />
      <Badge x={end} y={y + 112} number={3} />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Store x={206} y={12} width={320} />
      <Arrow points="151,148 222,148 222,76 240,76" role="action" />
      <Arrow points="222,124 240,124" role="action" />
      <Arrow points="222,172 240,172" role="action" />
      <Arrow points="151,148 222,148 222,220 240,220" role="action" />
      <Arrow points="526,124 559,124" role="state" />
      <Box x={1} y={118} width={150} height={60} role="action" label="signedOut()" isCode />
      <Box x={563} y={94} width={112} height={60} role="interface" label="Components" />
      <Badge x={131} y={118} number={1} />
      <Badge x={506} y={12} number={2} />
      <Badge x={655} y={94} number={4} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Box x={10} y={12} width={340} height={40} role="action" label="signedOut()" isCode />
      <Store x={10} y={88} width={340} />
      {SLICES.map(({name}, index) => (
        <Arrow
          key={name}
          points={`26,52 26,${152 + index * 48} 44,${152 + index * 48}`}
          role="action"
        />
      ))}
      <Arrow points="180,324 180,356" role="state" />
      <Box x={10} y={360} width={340} height={40} role="interface" label="Components" />
      <Badge x={330} y={12} number={1} />
      <Badge x={330} y={88} number={2} />
      <Badge x={330} y={360} number={4} />
    </>
  );
}

/** An action on its way to all of Toolshed's slice reducers, three of which handle it. */
export function SharedActionDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="A button dispatches the action session/signedOut. The store passes it to four slice reducers. In desk, open is false, in session, memberId is null, and tools has two tools instead of three. The slice members returns the same reference as before. Components with new values re-render."
      caption="One event, and every slice that cares about it. The marked values changed"
      wide={{height: 249, content: <Wide />}}
      tall={{height: 402, content: <Tall />}}
    />
  );
}
