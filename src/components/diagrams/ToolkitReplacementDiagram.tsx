import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

const ROWS = [
  {label: 'Store setup', note: 'thunk, DevTools'},
  {label: 'Reducers', note: 'switch, spreads'},
  {label: 'Action creators', note: 'and their union'},
  {label: 'Requests', note: 'three actions each'},
  {label: 'Songs by ID', note: 'four functions'},
];

const REPLACEMENTS = [
  {label: 'configureStore', rows: 1},
  {label: 'createSlice', rows: 2},
  {label: 'createAsyncThunk', rows: 1},
  {label: 'createEntityAdapter', rows: 1},
];

/** The same rows in either width. */
function Drawing({width}: {readonly width: number}): ReactNode {
  const left = width / 2 - 36;
  const right = left + 26 + (width > 400 ? 40 : 0);
  const edge = 1;
  return (
    <>
      {ROWS.map((row, index) => (
        <g key={row.label}>
          <Arrow points={`${left},${38 + index * 66} ${right - 4},${38 + index * 66}`} />
          <Box
            x={edge}
            y={10 + index * 66}
            width={left - edge}
            height={56}
            role="interface"
            {...row}
          />
        </g>
      ))}
      {REPLACEMENTS.map(({label, rows}, index) => (
        <Box
          key={label}
          x={right}
          y={10 + 66 * (index + (index > 1 ? 1 : 0))}
          width={width - edge - right}
          height={66 * rows - 10}
          role="state"
          label={label}
          isCode
        />
      ))}
      <Box
        x={edge}
        y={340}
        width={width - 2 * edge}
        height={56}
        role="interface"
        label="Unchanged"
        note="state, events, data flow, user interface, tests"
      />
    </>
  );
}

/**
 * The handwritten code that each function of Redux Toolkit replaces. The article has the same information in a table.
 */
export function ToolkitReplacementDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="configureStore replaces the store setup with combineReducers, the thunk middleware, and the DevTools. createSlice replaces the reducers with their switch statements and spreads, and also the action creators with their union. createAsyncThunk replaces the three actions of a request. createEntityAdapter replaces the functions for songs by ID. The state, the events, the data flow, the user interface, and the tests stay the same."
      caption="Handwritten code on the left, and what replaces it on the right"
      wide={{height: 404, content: <Drawing width={676} />}}
      tall={{height: 404, content: <Drawing width={360} />}}
    />
  );
}
