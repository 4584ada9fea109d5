import type {ReactNode} from 'react';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import styles from './diagram.lazy.module.css';

const LAYERS = ['Component', 'Selector', 'Thunk', 'Middleware', 'Reducer', 'Server'] as const;

interface Reach {
  readonly real: readonly (typeof LAYERS)[number][];
  readonly fake: readonly (typeof LAYERS)[number][];
}

const REACHES: readonly Reach[] = [
  {real: ['Component', 'Selector', 'Thunk', 'Middleware', 'Reducer'], fake: ['Server']},
  {real: ['Selector', 'Thunk', 'Middleware', 'Reducer'], fake: ['Server']},
  {real: ['Selector'], fake: []},
  {real: ['Middleware'], fake: ['Reducer']},
  {real: ['Reducer'], fake: []},
];

const rowOf = (layer: (typeof LAYERS)[number]) => 62 + LAYERS.indexOf(layer) * 46;

const columnOf = (layer: (typeof LAYERS)[number]) => 88 + LAYERS.indexOf(layer) * 107;

function Wide(): ReactNode {
  return (
    <>
      {LAYERS.map(layer => (
        <Box
          key={layer}
          x={columnOf(layer) - 49.5}
          y={1}
          width={99}
          height={40}
          role={layer === 'Server' ? 'server' : 'interface'}
          label={layer}
        />
      ))}
      {REACHES.map(({real, fake}, index) => {
        const y = 76 + index * 44;
        const columns = [...real, ...fake].map(columnOf);
        return (
          <g key={y}>
            <path className={styles.lane} d={`M38 ${y}H673`} />
            <path
              className={`${styles.line} ${styles.stateLine}`}
              d={`M${Math.min(...columns)} ${y}H${Math.max(...columns)}`}
            />
            {real.map(layer => (
              <circle key={layer} className={styles.dot} cx={columnOf(layer)} cy={y} r="7" />
            ))}
            {fake.map(layer => (
              <circle key={layer} className={styles.fake} cx={columnOf(layer)} cy={y} r="8" />
            ))}
            <Badge x={16} y={y} number={index + 1} />
          </g>
        );
      })}
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      {LAYERS.map(layer => (
        <Box
          key={layer}
          x={10}
          y={rowOf(layer) - 18}
          width={130}
          height={36}
          role={layer === 'Server' ? 'server' : 'interface'}
          label={layer}
        />
      ))}
      {REACHES.map(({real, fake}, index) => {
        const x = 178 + index * 41;
        const rows = [...real, ...fake].map(rowOf);
        return (
          <g key={x}>
            <path className={styles.lane} d={`M${x} 38V310`} />
            <path
              className={`${styles.line} ${styles.stateLine}`}
              d={`M${x} ${Math.min(...rows)}V${Math.max(...rows)}`}
            />
            {real.map(layer => (
              <circle key={layer} className={styles.dot} cx={x} cy={rowOf(layer)} r="7" />
            ))}
            {fake.map(layer => (
              <circle key={layer} className={styles.fake} cx={x} cy={rowOf(layer)} r="8" />
            ))}
            <Badge x={x} y={20} number={index + 1} />
          </g>
        );
      })}
    </>
  );
}

/** Which code runs in each kind of test, and what a fake replaces. */
export function TestReachDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="A feature test runs the component, selectors, thunks, middleware, and reducers, with a fake server. A thunk test runs all of these except the component. A selector test runs only the selector, and a reducer test only the reducer. A middleware test runs only the middleware, with a fake next."
      caption="What runs in each kind of test. A dashed ring marks a fake"
      wide={{height: 272, content: <Wide />}}
      tall={{height: 320, content: <Tall />}}
    />
  );
}
